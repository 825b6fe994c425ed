const leastIndex = 150

/**
 * How many times slower a machine has to be made to stand for Lighthouse's phone, by the index that Lighthouse measures
 * on it: the curve of the calculator that its docs/throttling.md refers to. Its usual 4 is right for a machine of 1,533.
 */
export function cpuSlowdown(benchmarkIndex: number): number {
  if (benchmarkIndex < leastIndex) throw new Error(`A machine of index ${benchmarkIndex} is slower than the phone.`)
  if (benchmarkIndex >= 1300) return 3 + (benchmarkIndex - 1300) / 233
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500
  return 1 + (benchmarkIndex - leastIndex) / 650
}
