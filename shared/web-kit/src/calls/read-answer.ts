import type { AnswerError } from '@waymark/contracts/envelope'
import { CallError, networkError } from './call-error.ts'

/** A response as it came over the wire. */
export interface RawAnswer {
  readonly status: number
  readonly text: string
  /** The header `retry-after`, where there is one. */
  readonly retryAfterSeconds?: number | undefined
}

/** The `responseData` of an answer; throws a `CallError` for everything else. 524 and 400 are faults of the network (calls.md section 8). */
export function readAnswer({ status, text, retryAfterSeconds }: RawAnswer): unknown {
  if (status === 524 || status === 400) throw networkError(status)
  const envelope = parse(text)
  if (!isRecord(envelope) || !('responseData' in envelope)) {
    if (status >= 200 && status < 300) throw unreadable(status)
    throw new CallError({ name: 'NoAnswer', message: sentenceFor(status), status, retryAfterSeconds })
  }
  const error = envelope.error
  if (!isAnswerError(error)) return envelope.responseData
  throw new CallError({
    ...error,
    status,
    retryAfterSeconds,
    treatErrorAsInform: envelope.treatErrorAsInform === true,
  })
}

/** Such as the page of a network that wants its visitors to log in. */
function unreadable(status: number): CallError {
  const message = 'The answer could not be read. Perhaps the network that you are on wants you to log in first.'
  return new CallError({ name: 'NetworkError', message, status })
}

function sentenceFor(status: number): string {
  if (status === 413) return 'This is too large to send.'
  if (status === 429) return 'That was a lot at once. Please wait a moment and try again.'
  if (status >= 500) return 'This does not work right now. Please try again in a moment.'
  return 'This did not work. Please try again.'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isAnswerError(value: unknown): value is AnswerError {
  return isRecord(value) && typeof value.name === 'string' && typeof value.message === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
