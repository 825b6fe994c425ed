import type { ChosenTime } from '../free-times/chosen-time.ts'
import type { ChangeScope, ChangeStart } from './changed-dates.ts'

/** What a person has chosen so far; it outlives a reload and a refusal. */
export interface ChangeDraft extends ChosenTime {
  readonly scope: ChangeScope
  /** Null: whoever comes now, if they are free. */
  readonly preferredStaffId: number | null
}

/** Starts on the day that is booked, with its time still to choose. */
export function emptyChange({ requestedStartDateTime }: Pick<ChangeStart, 'requestedStartDateTime'>): ChangeDraft {
  return { scope: 'one', day: requestedStartDateTime.slice(0, 10), time: '', preferredStaffId: null }
}
