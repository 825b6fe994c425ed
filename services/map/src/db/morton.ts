/** Bits of one axis; two axes make 52 bits, which a JavaScript number holds exactly. */
export const axisBits = 26
const axisSteps = 2 ** axisBits

export interface Position {
  readonly lat: number
  readonly lng: number
}

/** Position on the square world of web maps, 0 to 1 from west to east and from north to south. */
export function worldPosition({ lat, lng }: Position): { x: number; y: number } {
  const sine = Math.sin((lat * Math.PI) / 180)
  return { x: (lng + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

/** Interleaves the bits of a column and a row: neighbours on the map become neighbours in the index. */
export function interleave(column: number, row: number): bigint {
  let code = 0n
  for (let bit = axisBits - 1; bit >= 0; bit--) {
    const divisor = 2 ** bit
    const columnBit = Math.floor(column / divisor) % 2
    const rowBit = Math.floor(row / divisor) % 2
    code = (code << 2n) | BigInt(rowBit * 2 + columnBit)
  }
  return code
}

/** The place of a venue in the index of the map. */
export function mortonOf(position: Position): bigint {
  const { x, y } = worldPosition(position)
  const step = (share: number) => Math.min(axisSteps - 1, Math.max(0, Math.floor(share * axisSteps)))
  return interleave(step(x), step(y))
}
