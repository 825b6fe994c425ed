import type { ChosenTime } from '../free-times/chosen-time.ts'
import { type AnswersDraft, emptyDraft } from '../new-booking/booking-draft.ts'
import { answersAsBooked } from '../new-booking/known-answers.ts'
import type { ChangeScope, ChangeStart } from './changed-dates.ts'

/** What a person has chosen so far; survives a reload and a refusal. */
export interface ChangeDraft extends AnswersDraft, ChosenTime {
  readonly scope: ChangeScope
  /** Null means the people who come now, if they are free. */
  readonly preferredStaffId: number | null
}

/** Starts on the booked day, with the time still to be chosen, and with the answers that were agreed. */
export function emptyChange(start: ChangeStart): ChangeDraft {
  return {
    ...agreedAnswers(start),
    scope: 'one',
    day: start.requestedStartDateTime.slice(0, 10),
    time: '',
    preferredStaffId: null,
  }
}

/** The answers that were agreed; empty for somebody who may not change them. */
function agreedAnswers({ answers, mine }: Pick<ChangeStart, 'answers' | 'mine'>): AnswersDraft {
  return answers === null ? emptyDraft([]) : answersAsBooked(answers, mine)
}
