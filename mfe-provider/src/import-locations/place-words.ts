import type { OutputOf } from '@waymark/contracts/define-call'
import type { venueFile } from '@waymark/contracts/venue-file'

/** One place of the file that was checked. */
export type CheckedPlace = OutputOf<typeof venueFile.checkVenueFile>['places'][number]

/** "1 place", "193 places". */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** What importing a place does, in words. */
export const effectWords: Readonly<Record<NonNullable<CheckedPlace['effect']>, string>> = {
  added: 'Is added',
  changed: 'Is changed',
  unchanged: 'Stays as it is',
}
