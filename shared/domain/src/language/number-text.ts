/** How many digits after the point: those beyond `min` only where they are not zero. */
export interface Decimals {
  readonly min: number
  readonly max: number
}

/**
 * "1,234.5": a number as both countries write it, rounded to `decimals`, by default to a whole one. By hand, since every list
 * says how many there are, and the browser's first format of a number takes a tenth of a second on a cheap phone.
 */
export function numberText(value: number, { min, max }: Decimals = { min: 0, max: 0 }): string {
  const [whole = '', digits = ''] = value.toFixed(max).split('.')
  const kept = digits.slice(0, min) + digits.slice(min).replace(/0+$/, '')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return kept === '' ? grouped : `${grouped}.${kept}`
}
