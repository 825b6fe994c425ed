let last = 0

/** A number that no other thing of this test file was named by. */
export function nextNumber(): number {
  last += 1
  return last
}
