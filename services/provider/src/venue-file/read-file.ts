import { setImmediate as turn } from 'node:timers/promises'
import { type CountryId, country } from '@waymark/domain/enums'
import type { AccountId } from '@waymark/domain/ids'
import { dayAt } from '@waymark/domain/schedule/wall-time'
import type { Refused } from '@waymark/service-kit/refusal'
import type { Context } from '../context.ts'
import { findAccountCountry } from '../db/write-service-area.ts'
import { parseFile } from './parse-file.ts'
import type { ReadPlace } from './read-place.ts'

/** Wherever a place of the country is, today has begun there. */
const easternmostZone: Readonly<Record<CountryId, string>> = {
  [country.nz]: 'Pacific/Chatham',
  [country.au]: 'Australia/Lord_Howe',
}

/**
 * Reads the places of a file for an organisation, one after the other, with room for other requests between them. A11yJSON's
 * schema is loaded with the first file.
 */
export async function readFile(
  { reads, now }: Context,
  accountId: AccountId,
  text: string,
): Promise<readonly ReadPlace[] | Refused<'NotPlaces' | 'TooManyPlaces'>> {
  const raw = parseFile(text)
  if ('answerKind' in raw) return raw
  const countryId = (await findAccountCountry(reads, accountId)) === country.au ? country.au : country.nz
  const today = dayAt(easternmostZone[countryId], now().getTime())
  const { readPlace } = await import('./read-place.ts')
  const places: ReadPlace[] = []
  for (const place of raw) {
    places.push(readPlace(place, { countryId, today }))
    await turn()
  }
  return places
}
