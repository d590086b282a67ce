// ThreadClock.swift: the time that the calling thread has been running.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The processor time of one thread: unlike the time on the wall, it does not
/// pass while other processes use the core.
enum ThreadClock {
  /// Nanoseconds since some fixed point.
  static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
