// main.rs: Ratio<i64> and BigRational of num-rational.
//
// Reads pairs of fractions from the files in a folder, and writes a line per
// measurement: name, operation, operands, nanoseconds, checksum. Fractions of
// words take no part where terms or results are longer.

use num_bigint::BigInt;
use num_rational::Ratio;
use std::fmt::Display;
use std::hint::black_box;
use std::ops::{Add, Mul};
use std::str::FromStr;
use std::time::{Duration, Instant};

fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0u32, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| {
            (sum >> 1) ^ (0xEDB8_8320 & (0u32.wrapping_sub(sum & 1)))
        })
    })
}

/// The least time of a pass in nanoseconds, and what it makes.
fn fastest<T>(mut body: impl FnMut() -> T) -> (f64, T) {
    let mut result = body();
    let mut least = Duration::MAX;
    let mut total = Duration::ZERO;
    let mut passes = 0;
    while passes < 5 || total < Duration::from_millis(50) {
        let start = Instant::now();
        result = black_box(body());
        let elapsed = start.elapsed();
        least = least.min(elapsed);
        total += elapsed;
        passes += 1;
    }
    (least.as_nanos() as f64, result)
}

fn measure<T>(name: &str, operands: &str, words: &[&str])
where
    T: FromStr + Display + PartialOrd,
    for<'a> &'a T: Add<&'a T, Output = T> + Mul<&'a T, Output = T>,
{
    let read = |word: &&str| word.parse::<T>().ok().expect("no fraction");
    let a: Vec<T> = words.iter().step_by(2).map(read).collect();
    let b: Vec<T> = words.iter().skip(1).step_by(2).map(read).collect();
    let n = a.len() as f64;
    let report = |operation: &str, elapsed: f64, texts: Vec<String>| {
        let lines: String = texts.iter().map(|t| format!("{t}\n")).collect();
        let sum = crc32(lines.as_bytes());
        println!("{name}\t{operation}\t{operands}\t{:.1}\t{sum}", elapsed / n);
    };
    let texts = |values: Vec<T>| values.iter().map(T::to_string).collect();
    let pairs = || black_box(&a).iter().zip(black_box(&b));

    let (elapsed, sums) =
        fastest(|| pairs().map(|(x, y)| x + y).collect::<Vec<T>>());
    report("add", elapsed, texts(sums));
    let (elapsed, products) =
        fastest(|| pairs().map(|(x, y)| x * y).collect::<Vec<T>>());
    report("multiply", elapsed, texts(products));
    let (elapsed, order) =
        fastest(|| pairs().map(|(x, y)| x < y).collect::<Vec<bool>>());
    let truths = order.iter().map(|&t| u8::from(t).to_string()).collect();
    report("less", elapsed, truths);
    let (elapsed, values) = fastest(|| {
        words.iter().step_by(2).map(read).collect::<Vec<T>>()
    });
    report("read", elapsed, texts(values));
    let (elapsed, written) = fastest(|| {
        black_box(&a).iter().map(T::to_string).collect::<Vec<String>>()
    });
    report("write", elapsed, written);
}

fn main() {
    let folder = std::env::args().nth(1).expect("a folder");
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .expect("no folder")
        .map(|entry| entry.expect("no entry").path())
        .filter(|path| path.extension().is_some_and(|e| e == "txt"))
        .collect();
    paths.sort();
    for path in paths {
        let text = std::fs::read_to_string(&path).expect("no file");
        let words: Vec<&str> = text.split_whitespace().collect();
        let operands = path.file_stem().unwrap().to_str().unwrap();
        if ["small", "money", "31-bit"].contains(&operands) {
            measure::<Ratio<i64>>("Rust Ratio<i64>", operands, &words);
        }
        measure::<Ratio<BigInt>>("Rust BigRational", operands, &words);
    }
}
