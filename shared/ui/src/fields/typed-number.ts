/** The limits of a number. */
export interface NumberLimits {
  readonly minValue?: number | undefined
  readonly maxValue?: number | undefined
  readonly isWhole?: boolean | undefined
  readonly maxDecimals?: number | undefined
  /** Unit at the end of the sentence with the bounds: "km". */
  readonly unit?: string | undefined
}

const plain = /^-?(\d+\.?\d*|\.\d+)$/
const grouped = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/

/** The number in a text, also with the sign of a dollar: null when it is empty, NaN when it is not a number. */
export function numberOf(text: string): number | null {
  const trimmed = text
    .replaceAll(/\s/g, '')
    .replace('\u2212', '-')
    .replace(/^(-?)\$(?=.)/, '$1')
  if (trimmed === '') return null
  return plain.test(trimmed) || grouped.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : Number.NaN
}

/** A number as its field shows it. */
export function numberText(value: number | null, options: Intl.NumberFormatOptions = {}): string {
  if (value === null || Number.isNaN(value)) return ''
  // Never fewer decimals than it has: that would be another number.
  return new Intl.NumberFormat('en-NZ', { ...options, maximumFractionDigits: 20 }).format(value)
}

/** Why a typed number is refused, with what is allowed; undefined when it is not. */
export function numberRefusal(text: string, limits: NumberLimits): string | undefined {
  const number = numberOf(text)
  if (number === null) return undefined
  const { minValue, maxValue, isWhole = false, maxDecimals } = limits
  const allowed = boundsText(limits)
  if (Number.isNaN(number)) return `This is not a number.${allowed}`
  if (minValue !== undefined && number < minValue) return `${text.trim()} is too low.${allowed}`
  if (maxValue !== undefined && number > maxValue) return `${text.trim()} is too high.${allowed}`
  if (isWhole && !Number.isInteger(number)) return `Use a whole number.${allowed}`
  if (maxDecimals !== undefined && decimalsOf(number) > maxDecimals)
    return maxDecimals === 0
      ? `Use a whole number.${allowed}`
      : `Use at most ${maxDecimals} digits after the decimal point.`
  return undefined
}

function boundsText({ minValue, maxValue, unit }: NumberLimits): string {
  const after = unit ? ` ${unit}` : ''
  const [low, high] = [numberText(minValue ?? null), numberText(maxValue ?? null)]
  if (low !== '' && high !== '') return ` Use ${low} to ${high}${after}.`
  if (low !== '') return ` Use ${low} or more${after}.`
  return high === '' ? '' : ` Use ${high} or less${after}.`
}

function decimalsOf(number: number): number {
  return numberText(number).split('.')[1]?.length ?? 0
}
