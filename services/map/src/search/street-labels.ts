import type { FoundAddress } from './search-index.ts'
import { searchWords, waysToWrite } from './search-words.ts'

interface LabelledPlace {
  readonly label: string
  readonly latitude: number
  readonly longitude: number
}

/**
 * Found addresses as places to look at: with a house number as they are, else by their street or postcode, each once and in the
 * middle of what was found of it. Only those whose own words match: a name of a place is no address.
 */
export function streetLabels(found: readonly FoundAddress[], words: readonly string[], limit: number): LabelledPlace[] {
  const isPostcode = words.length === 1 && /^\d{4}$/.test(words[0] ?? '')
  const hasNumber = words.length > 1 && words.some((word) => /^\d+[a-z]?$/.test(word))
  const labelled = found
    .map((address) => ({ ...address, label: labelOf(address.address, words[0] ?? '', isPostcode, hasNumber) }))
    .filter(({ label }) => isNamed(label, words))
  const groups = Map.groupBy(labelled, ({ label }) => label)
  return [...groups]
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, limit)
    .map(([label, of]) => ({
      label,
      latitude: of.reduce((sum, { lat }) => sum + lat, 0) / of.length,
      longitude: of.reduce((sum, { lng }) => sum + lng, 0) / of.length,
    }))
}

/** "12 Cuba Street, Te Aro, Wellington 6011" as it is, "Cuba Street, Te Aro, Wellington", or "6011 Wellington". */
function labelOf(address: string, first: string, isPostcode: boolean, hasNumber: boolean): string {
  const parts = address.split(',').map((part) => part.trim())
  if (isPostcode) return `${first} ${(parts.at(-1) ?? '').replace(first, '').replace(/\s+/g, ' ').trim()}`.trim()
  if (hasNumber) return address
  const [street = '', ...rest] = parts
  const town = rest.map((part) => part.replace(/\s*\b\d{4}\b\s*$/, '').trim()).filter(Boolean)
  return [street.replace(/^(unit |level )?[\d/-]+[a-z]?\s+/i, ''), ...town].join(', ')
}

/** A street, not only a suburb or a town, which are found as such. */
function isNamed(label: string, words: readonly string[]): boolean {
  const [street = ''] = label.split(',')
  const all = searchWords(label)
  const own = searchWords(street)
  const begins = (list: readonly string[], word: string) =>
    waysToWrite(word).some((way) => list.some((one) => one.startsWith(way)))
  return words.every((word) => begins(all, word)) && words.some((word) => begins(own, word))
}
