// main.go: big.Rat of Go, each result in the place of an old one.
//
// Reads pairs of fractions from the files in a folder, and writes a line per
// measurement: name, operation, operands, nanoseconds, checksum.

package main

import (
	"fmt"
	"hash/crc32"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"time"
)

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func number(word string) *big.Rat {
	value, ok := new(big.Rat).SetString(word)
	if !ok {
		check(fmt.Errorf("no fraction: %s", word))
	}
	return value
}

// fastest returns the least time of a pass in nanoseconds.
func fastest(body func()) float64 {
	body()
	least := time.Hour
	var total time.Duration
	for i := 0; i < 5 || total < 50*time.Millisecond; i++ {
		start := time.Now()
		body()
		elapsed := time.Since(start)
		total += elapsed
		if elapsed < least {
			least = elapsed
		}
	}
	return float64(least.Nanoseconds())
}

func main() {
	paths, err := filepath.Glob(filepath.Join(os.Args[1], "*.txt"))
	check(err)
	for _, path := range paths {
		operands := strings.TrimSuffix(filepath.Base(path), ".txt")
		content, err := os.ReadFile(path)
		check(err)
		words := strings.Fields(string(content))
		n := len(words) / 2
		a, b := make([]*big.Rat, n), make([]*big.Rat, n)
		results, texts := make([]*big.Rat, n), make([]string, n)
		for i := range a {
			a[i], b[i] = number(words[2*i]), number(words[2*i+1])
			results[i] = new(big.Rat)
		}
		report := func(operation string, body func(), text func(int) string) {
			elapsed := fastest(body)
			sum := crc32.NewIEEE()
			for i := 0; i < n; i++ {
				fmt.Fprintf(sum, "%s\n", text(i))
			}
			fmt.Printf("Go big.Rat\t%s\t%s\t%.1f\t%d\n",
				operation, operands, elapsed/float64(n), sum.Sum32())
		}
		result := func(i int) string { return results[i].RatString() }
		report("add", func() {
			for i := range a {
				results[i].Add(a[i], b[i])
			}
		}, result)
		report("multiply", func() {
			for i := range a {
				results[i].Mul(a[i], b[i])
			}
		}, result)
		less := make([]bool, n)
		report("less", func() {
			for i := range a {
				less[i] = a[i].Cmp(b[i]) < 0
			}
		}, func(i int) string {
			if less[i] {
				return "1"
			}
			return "0"
		})
		report("read", func() {
			for i := range a {
				results[i].SetString(words[2*i])
			}
		}, result)
		report("write", func() {
			for i := range a {
				texts[i] = a[i].RatString()
			}
		}, func(i int) string { return texts[i] })
	}
}
