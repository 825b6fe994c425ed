/**
 * The error half of an answer. `fields` maps an input path to what is wrong with it (422, or a refusal of one field);
 * `bookingIds` and `sessionIds` are the bookings and sessions of activities concerned, next first, at most `maxBookingsNamed`;
 * `detail` is what a screen needs to know of a refusal beside its sentence.
 */
export interface AnswerError {
  readonly name: string
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
  readonly bookingIds?: readonly number[]
  readonly sessionIds?: readonly number[]
  readonly detail?: Readonly<Record<string, number>>
  readonly requestId?: string
  /** The page is not for this person any more: after the message they go elsewhere (calls.md section 8). */
  readonly redirect?: boolean
}

/** A refusal counts bookings beyond this number, but does not name them. */
export const maxBookingsNamed = 200

/**
 * The answer of every JSON call (calls.md section 7). `treatErrorAsInform` marks errors that a person can do something
 * about.
 */
export interface Envelope<Data> {
  readonly responseData: Data | null
  readonly error: AnswerError | null
  readonly httpStatusCode: number
  readonly treatErrorAsInform: boolean
}

/** The estimated size in bytes of a streamed file, whose `content-length` is not known yet. */
export const estimatedLengthHeader = 'x-estimated-length'
