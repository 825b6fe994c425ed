import { missingSentences } from '@waymark/domain/missing-sentences'
import type { Remark } from './remark.ts'

interface FieldWords {
  readonly name: string
  /** What has to stand there. */
  readonly wanted: string
}

const byLanguage = 'must be a text by language, such as {"en": "…"}'
const text = 'must be a text'

const fieldWords = new Map<string, FieldWords>([
  ['geometry', { name: 'The geometry', wanted: 'must be a point with its coordinates' }],
  ['geometry.coordinates', { name: 'The pair of coordinates', wanted: 'must be the longitude, then the latitude' }],
  ['geometry.coordinates.0', { name: 'The longitude', wanted: 'must be a number from -180 to 180' }],
  ['geometry.coordinates.1', { name: 'The latitude', wanted: 'must be a number from -90 to 90' }],
  ['properties', { name: 'The part “properties”', wanted: 'must hold the name and the address of the place' }],
  ['properties.originalId', { name: 'The id', wanted: text }],
  ['properties.name', { name: 'The name', wanted: byLanguage }],
  ['properties.category', { name: 'The category (kind of venue)', wanted: 'must be a word, such as “library”' }],
  ['properties.description', { name: 'The description', wanted: byLanguage }],
  ['properties.phoneNumber', { name: 'The phone number', wanted: 'must be one such as 021 555 0142' }],
  ['properties.emailAddress', { name: 'The email address', wanted: 'must be one such as name@example.org' }],
  ['properties.address', { name: 'The address', wanted: 'must be in its parts, such as “text”, “city” and “state”' }],
  ['properties.address.text', { name: 'The street address', wanted: byLanguage }],
  ['properties.address.street', { name: 'The street', wanted: byLanguage }],
  ['properties.address.house', { name: 'The house number', wanted: byLanguage }],
  ['properties.address.city', { name: 'The suburb or city', wanted: byLanguage }],
  ['properties.address.district', { name: 'The suburb', wanted: byLanguage }],
  ['properties.address.state', { name: 'The region or state', wanted: byLanguage }],
  ['waymark', { name: 'The part “waymark”', wanted: 'must be as its schema says' }],
  ['waymark.facts', { name: 'The list of facts', wanted: 'must be a list' }],
  ['waymark.radiusKm', { name: 'The radius', wanted: 'must be a number of kilometres' }],
])

const partsOfFact = new Map<string, FieldWords>([
  ['option', { name: 'The option', wanted: 'is none that we know' }],
  ['value', { name: 'The value', wanted: 'must be “yes” or “no”' }],
  ['measure', { name: 'The measure', wanted: 'must be a number, or null where there is none' }],
  ['checkedOn', { name: 'The day of the check', wanted: 'must be a day such as 2026-03-01, or null' }],
])

const vague =
  /^(This is (of the wrong type|not right|not valid|too (small|large))|Give (text|a (whole )?number|a list)|Choose one .*)\.$/

/** The same remark with its field in words: a file has no field beside which "This is missing." could stand. */
export function remarkInWords({ field, says }: Remark): Remark {
  const { name, wanted } = wordsOf(field)
  if (missingSentences.has(says)) return { field, says: `${name} is missing.` }
  if (wanted !== '' && vague.test(says)) return { field, says: `${name} ${wanted}.` }
  if (/^This (field )?is /.test(says)) return { field, says: says.replace(/^This (field )?/, `${name} `) }
  return /^(Use|Choose|Give) /.test(says)
    ? { field, says: `${name}: ${says.charAt(0).toLowerCase()}${says.slice(1)}` }
    : { field, says }
}

function wordsOf(field: string): FieldWords {
  const [, index, part = ''] = /^waymark\.facts\.(\d+)\.(\w+)$/.exec(field) ?? []
  if (index !== undefined) {
    const { name, wanted } = partsOfFact.get(part) ?? { name: `“${part}”`, wanted: '' }
    return { name: `${name} of fact ${Number(index) + 1}`, wanted }
  }
  return fieldWords.get(field) ?? { name: nameOfOther(field), wanted: '' }
}

/** "“hasGoodVibes”", "The measure “width”": the last of the path that is a word. */
function nameOfOther(field: string): string {
  const parts = field.split('.').filter((part) => !/^\d+$/.test(part))
  return parts.at(-1) === 'value' ? `The measure “${parts.at(-2) ?? ''}”` : `“${parts.at(-1) ?? ''}”`
}
