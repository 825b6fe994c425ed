import { networkText } from '@waymark/domain/texts'

/** What `CallError` is made of. */
export interface CallErrorParts {
  readonly name: string
  readonly message: string
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly fields?: Readonly<Record<string, string>> | undefined
  readonly bookingIds?: readonly number[] | undefined
  readonly sessionIds?: readonly number[] | undefined
  readonly detail?: Readonly<Record<string, number>> | undefined
  readonly requestId?: string | undefined
  readonly retryAfterSeconds?: number | undefined
  readonly treatErrorAsInform?: boolean
  readonly redirect?: boolean | undefined
}

/**
 * A call that did not answer with data. `name` is the refusal's word in the contract (`TooClose`), `NetworkError`
 * when no usable answer came, or `Offline` when nothing was sent. `fields` maps an input path to its sentence (422), `bookingIds` and
 * `sessionIds` are the bookings and sessions that a refusal is about, `detail` what it says beside its sentence.
 * `retryAfterSeconds` is how long to wait before it is asked again (429, 503), `treatErrorAsInform` marks what the person can fix, `redirect` what sends them to another page.
 */
export class CallError extends Error {
  override readonly name: string
  readonly status: number
  readonly fields: Readonly<Record<string, string>>
  readonly bookingIds: readonly number[]
  readonly sessionIds: readonly number[]
  readonly detail: Readonly<Record<string, number>>
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined
  readonly treatErrorAsInform: boolean
  readonly redirect: boolean

  constructor(parts: CallErrorParts) {
    const {
      name,
      message,
      status,
      fields = {},
      bookingIds = [],
      sessionIds = [],
      detail = {},
      requestId,
      retryAfterSeconds,
      treatErrorAsInform = false,
      redirect = false,
    } = parts
    super(message)
    this.name = name
    this.status = status
    this.fields = fields
    this.bookingIds = bookingIds
    this.sessionIds = sessionIds
    this.detail = detail
    this.requestId = requestId
    this.retryAfterSeconds = retryAfterSeconds
    this.treatErrorAsInform = treatErrorAsInform
    this.redirect = redirect
  }

  /** Of a change: nobody knows whether it was made, since no usable answer came. */
  get isUnknown(): boolean {
    return this.name === 'NetworkError'
  }
}

/** The title of a notice about a change that failed, such as "Not saved."; without an answer nobody knows that. */
export function failedTitle(error: CallError | null, title: string): string {
  return error?.isUnknown ? 'Please note.' : title
}

/** A connection error, in the source's words; `status` 0 when no response came. */
export function networkError(status: number): CallError {
  return new CallError({ name: 'NetworkError', message: networkText(status), status })
}

/** What was asked for: an answer to show, a change, or a file. */
export type AskedFor = 'answer' | 'change' | 'file'

const offlineText: Readonly<Record<AskedFor, string>> = {
  answer: 'You are offline. It loads by itself once the connection is back.',
  change: 'You are offline. Nothing was sent; what you typed is kept. Send it again once the connection is back.',
  file: 'You are offline. Try again once the connection is back.',
}
const noAnswerText: Readonly<Record<AskedFor, string>> = {
  answer: 'No answer came. Try again in a moment.',
  change: 'No answer came, so we do not know whether this was done.',
  file: 'No answer came. Try again in a moment.',
}

/**
 * No response at all. While the browser is offline nothing was sent either; otherwise a change may have been made.
 * Neither is resent automatically.
 */
export function noAnswerError(askedFor: AskedFor, isOffline: boolean): CallError {
  return isOffline
    ? new CallError({ name: 'Offline', message: offlineText[askedFor], status: 0 })
    : new CallError({ name: 'NetworkError', message: noAnswerText[askedFor], status: 0 })
}

/** What was to be asked first failed, so that the change itself was not sent; a read would say that it loads by itself. */
export function notSentError(error: CallError): CallError {
  if (error.name === 'Offline') return noAnswerError('change', true)
  return error.isUnknown
    ? new CallError({ name: 'NotSent', message: noAnswerText.answer, status: error.status })
    : error
}

/** Whether the network failed: no usable response came. */
export function isNetworkError(error: unknown): error is CallError {
  return error instanceof CallError && (error.name === 'NetworkError' || error.name === 'Offline')
}
