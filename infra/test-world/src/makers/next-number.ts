let last = 0

/** A number that is unique in this test file. */
export function nextNumber(): number {
  last += 1
  return last
}
