import { networkText } from '@waymark/domain/texts'

/** What `CallError` is made of. */
export interface CallErrorParts {
  readonly name: string
  readonly message: string
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly fields?: Readonly<Record<string, string>> | undefined
  readonly bookingIds?: readonly number[] | undefined
  readonly requestId?: string | undefined
  readonly treatErrorAsInform?: boolean
}

/**
 * A call that did not answer with data. `name` is the refusal's word in the contract (`TooClose`), or
 * `NetworkError` when no usable answer came. `fields` maps an input path to its sentence (422), `bookingIds` are the
 * bookings that a refusal speaks of.
 * `treatErrorAsInform` marks what the person can put right.
 */
export class CallError extends Error {
  override readonly name: string
  readonly status: number
  readonly fields: Readonly<Record<string, string>>
  readonly bookingIds: readonly number[]
  readonly requestId: string | undefined
  readonly treatErrorAsInform: boolean

  constructor(parts: CallErrorParts) {
    const { name, message, status, fields = {}, bookingIds = [], requestId, treatErrorAsInform = false } = parts
    super(message)
    this.name = name
    this.status = status
    this.fields = fields
    this.bookingIds = bookingIds
    this.requestId = requestId
    this.treatErrorAsInform = treatErrorAsInform
  }
}

/** The fault of a connection, in the source's words; `status` 0 when nothing came back at all. */
export function networkError(status: number): CallError {
  return new CallError({ name: 'NetworkError', message: networkText(status), status })
}

/** Whether the person should check the connection and load the page again (calls.md section 8: 524 and 400). */
export function isNetworkFault(error: unknown): error is CallError {
  return error instanceof CallError && error.name === 'NetworkError'
}
