import type { OutputOf } from '@waymark/contracts/define-call'
import type { venueFile } from '@waymark/contracts/venue-file'
import { distanceText } from '@waymark/domain/place/distance'

/** One place of the file that was checked. */
export type CheckedPlace = OutputOf<typeof venueFile.checkVenueFile>['places'][number]

type ExistingPlace = NonNullable<CheckedPlace['existing']>

/** "1 place", "193 places". */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** So far a place may be measured otherwise and still be the same. */
const sameSpotKm = 0.1

/** Whether a place renames a location or moves it: perhaps it is another, and only a person can tell. */
export function renamesOrMoves({ effect, existing }: CheckedPlace): boolean {
  if (effect !== 'changed' || !existing) return false
  return existing.nameAfter !== existing.name || existing.movesKm > sameSpotKm
}

/** Whether a location is already as the file says, so that importing it would do nothing. */
export function staysAsItIs({ verdict, effect }: CheckedPlace): boolean {
  return (verdict === 'ready' || verdict === 'stale') && effect === 'unchanged'
}

/** "1 stays as it is", "3 stay as they are". */
export function stayText(count: number): string {
  return count === 1 ? '1 stays as it is' : `${count} stay as they are`
}

/** "1 new, 2 changed": what importing these places does. */
export function effectCounts(places: readonly CheckedPlace[]): string {
  const added = places.filter(({ effect }) => effect === 'added').length
  const changed = places.length - added
  return [added > 0 && `${added} new`, changed > 0 && `${changed} changed`].filter(Boolean).join(', ')
}

/** What importing a place does, or would do if it could be imported; empty where that cannot be told. */
export function effectText({ verdict, effect, existing }: CheckedPlace): string {
  if (verdict === 'wrong') return ''
  if (effect === 'unchanged') return 'Stays as it is'
  // A service of the release before names no location.
  return existing ? `Changes “${existing.name}”` : effect === 'changed' ? 'Changes a location' : 'New'
}

/** What of a location changes, part by part. */
export function changeTexts({ effect, existing }: CheckedPlace): string[] {
  if (!existing || effect === 'unchanged') return []
  return [
    ...(existing.nameAfter === existing.name ? [] : [`Name: “${existing.name}” becomes “${existing.nameAfter}”`]),
    ...moveTexts(existing),
    ...(existing.changedFactCount > 0 ? [`Access facts: ${existing.changedFactCount} new or changed`] : []),
    ...(existing.alsoChanged.length > 0 ? [`Also: ${existing.alsoChanged.join(', ')}`] : []),
  ]
}

function moveTexts({ movesKm }: ExistingPlace): string[] {
  if (movesKm === 0) return []
  return [movesKm > sameSpotKm ? `Position: moves ${distanceText(movesKm)}` : 'Position: moves less than 100 m']
}
