/** Options that fit into a signed 64-bit column, whose highest bit is the sign. */
export const highestOptionId = 62

/** The bits of some options as text for a bigint. Throws for an option that has no bit. */
export function optionBits(optionIds: Iterable<number>): string {
  let bits = 0n
  for (const id of optionIds) {
    if (id < 1 || id > highestOptionId) throw new Error(`accessibility option ${id} has no bit in the map's index`)
    bits |= 1n << BigInt(id - 1)
  }
  return bits.toString()
}
