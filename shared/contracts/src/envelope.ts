/**
 * The error half of an answer. `fields` maps an input path to what is wrong with it (422, or a refusal of one field);
 * `bookingIds` are bookings that a refusal speaks of, the next first, at most `maxBookingsNamed` of them.
 */
export interface AnswerError {
  readonly name: string
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
  readonly bookingIds?: readonly number[]
  readonly requestId?: string
}

/** More bookings than this a refusal counts, but does not name. */
export const maxBookingsNamed = 200

/** What every JSON call answers (calls.md section 7). `treatErrorAsInform` marks what a person can put right. */
export interface Envelope<Data> {
  readonly responseData: Data | null
  readonly error: AnswerError | null
  readonly httpStatusCode: number
  readonly treatErrorAsInform: boolean
}

/** How long a file that is written while it is sent becomes, about, in bytes: its `content-length` nobody knows yet. */
export const estimatedLengthHeader = 'x-estimated-length'
