import { chatCodes } from '@waymark/domain/limits'
import { ChatError, type ChatErrorNotice } from './chat-client.ts'

/** Twilio's codes. 50300 is the one of the source, of Programmable Chat; Conversations answers 50350, and 20404 by REST. */
const faults: readonly (readonly [fault: ChatErrorNotice, codes: readonly number[]])[] = [
  ['not_found', [chatCodes.channelNotFoundCode, 50350, 20404, 404]],
  ['not_participant', [50400, 50430, 50432, 403]],
  ['denied', [20101, 20104, 20107, 401]],
  ['rate_limited', [20429, 429]],
]

const sentences: Readonly<Record<ChatErrorNotice, string>> = {
  not_found: 'There is no such conversation.',
  not_participant: 'Join this conversation first.',
  invalid: 'This cannot be sent.',
  rate_limited: 'You sent many messages. Please wait a minute.',
  denied: 'Your session has ended. Please sign in again.',
  network: 'There is no connection right now.',
}

/** What the SDK rejects with, as one of ours. */
export function chatErrorOf(error: unknown): ChatError {
  if (error instanceof ChatError) return error
  const codes = codesOf(error)
  const isMissing = error instanceof Error && /was not found/.test(error.message)
  const known = faults.find(([, of]) => codes.some((code) => of.includes(code)))?.[0]
  const fault = known ?? (isMissing ? 'not_found' : 'network')
  return new ChatError(fault, sentences[fault])
}

/** Whether Twilio refused this request alone: neither the session, nor for now, nor for want of an answer. */
export function isOfThisRequest(error: unknown): boolean {
  const { fault } = chatErrorOf(error)
  return codesOf(error).length > 0 && fault !== 'denied' && fault !== 'rate_limited'
}

function codesOf(error: unknown): number[] {
  if (typeof error !== 'object' || error === null) return []
  const body = 'body' in error && typeof error.body === 'object' && error.body !== null ? error.body : {}
  const found = [
    'code' in body && body.code,
    'status' in error && error.status,
    'httpStatusCode' in error && error.httpStatusCode,
  ]
  return found.filter((code) => typeof code === 'number')
}
