import type { ChosenTime } from '../free-times/chosen-time.ts'
import type { ChangeScope, ChangeStart } from './changed-dates.ts'

/** What a person has chosen so far; survives a reload and a refusal. */
export interface ChangeDraft extends ChosenTime {
  readonly scope: ChangeScope
  /** Null means the people who come now, if they are free. */
  readonly preferredStaffId: number | null
}

/** Starts on the booked day, with the time still to be chosen. */
export function emptyChange({ requestedStartDateTime }: Pick<ChangeStart, 'requestedStartDateTime'>): ChangeDraft {
  return { scope: 'one', day: requestedStartDateTime.slice(0, 10), time: '', preferredStaffId: null }
}
