/** The longest round distance (1, 2 or 5 times a power of ten) of at most `metres`. */
export function scaleStep(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres))
  const share = metres / power
  if (share >= 5) return 5 * power
  return share >= 2 ? 2 * power : power
}
