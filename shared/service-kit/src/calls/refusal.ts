import type { Readable } from 'node:stream'
import type { ActivitySessionId, BookingId } from '@waymark/domain/ids'
import { texts } from '@waymark/domain/texts'

/** A refusal named by the call's contract, answered 409 with the contract's sentence. */
export interface Refused<Word extends string> {
  readonly answerKind: 'refused'
  readonly word: Word
  readonly detail: Readonly<Record<string, string | number>>
  readonly bookingIds: readonly BookingId[] | undefined
  readonly sessionIds: readonly ActivitySessionId[] | undefined
  /** What a screen needs to know beside the sentence. */
  readonly besideSentence: Readonly<Record<string, number>> | undefined
  /** The path of the input field that it concerns, if any. */
  readonly field: string | undefined
  /** After how long it can be tried again, where the refusal ends by itself. */
  readonly waitSeconds: number | undefined
}

/** The object does not exist for this caller (404). */
export interface NotFound {
  readonly answerKind: 'notFound'
}

/** The session has ended (401). */
export interface SignedOut {
  readonly answerKind: 'signedOut'
  readonly sentence: string
}

/** The object exists, but this caller may not do that with it (403). */
export interface Forbidden {
  readonly answerKind: 'forbidden'
  readonly sentence: string
}

/** Input that only the stored data shows to be wrong (422): path to sentence. */
export interface Invalid {
  readonly answerKind: 'invalid'
  readonly fields: Readonly<Record<string, string>>
}

/** A file instead of the envelope. */
export interface FileAnswer {
  readonly answerKind: 'file'
  readonly content: Readable | Uint8Array
  readonly name: string
  readonly contentType: string
  readonly shown: 'attachment' | 'inline'
  /** An estimate of a stream's length, for progress display. */
  readonly estimatedBytes: number | undefined
  /** What tells this content from any other of the same address, where the content is a stream. */
  readonly version: string | undefined
  /** The address of the page after this one. */
  readonly next: string | undefined
}

/** `responseData` that the database already wrote as JSON text. */
export interface JsonText {
  readonly answerKind: 'jsonText'
  readonly json: string
}

/**
 * Refuses with a name from the contract. `detail` fills the sentence's `{placeholders}`; `bookingIds` and `sessionIds` are
 * the bookings and sessions concerned.
 */
export function refuse<const Word extends string>(
  word: Word,
  detail: Readonly<Record<string, string | number>> = {},
  bookingIds?: readonly BookingId[],
  sessionIds?: readonly ActivitySessionId[],
): Refused<Word> {
  return {
    answerKind: 'refused',
    word,
    detail,
    bookingIds,
    sessionIds,
    besideSentence: undefined,
    field: undefined,
    waitSeconds: undefined,
  }
}

/** Refuses because of one field, such as `lines.0.endDateTime`: the sentence is also answered at its path. */
export function refuseAt<const Word extends string>(
  field: string,
  word: Word,
  detail: Readonly<Record<string, string | number>> = {},
): Refused<Word> {
  return { ...refuse(word, detail), field }
}

/** Refuses with numbers beside the sentence, by which a screen decides what it shows next. */
export function refuseWith<const Word extends string>(
  word: Word,
  besideSentence: Readonly<Record<string, number>>,
): Refused<Word> {
  return { ...refuse(word), besideSentence }
}

/** Refuses for a while: Retry-After says how long. */
export function refuseFor<const Word extends string>(waitSeconds: number, word: Word): Refused<Word> {
  return { ...refuse(word), waitSeconds }
}

export function notFound(): NotFound {
  return { answerKind: 'notFound' }
}

/** Answers 401 with 'Please log back in', since the session has ended, or with why nobody can. */
export function signedOut(sentence: string = texts.logBackIn): SignedOut {
  return { answerKind: 'signedOut', sentence }
}

export const noPermissionSentence = "Cannot access details. You don't have permission to access this page."

export function forbidden(sentence = noPermissionSentence): Forbidden {
  return { answerKind: 'forbidden', sentence }
}

export function invalid(fields: Readonly<Record<string, string>>): Invalid {
  return { answerKind: 'invalid', fields }
}

/** Answers a file. PDFs and pictures can be `inline`; everything else is downloaded. */
export function file(answer: {
  readonly stream?: Readable
  readonly buffer?: Uint8Array
  readonly name: string
  readonly contentType: string
  readonly shown?: 'attachment' | 'inline'
  readonly estimatedBytes?: number
  readonly version?: string
  readonly next?: string
}): FileAnswer {
  const content = answer.stream ?? answer.buffer ?? new Uint8Array()
  return {
    answerKind: 'file',
    content,
    name: answer.name,
    contentType: answer.contentType,
    shown: answer.shown ?? 'attachment',
    estimatedBytes: answer.estimatedBytes,
    version: answer.version,
    next: answer.next,
  }
}

/** Sends JSON text as PostgreSQL wrote it (`json_build_object(...)::text`): the cheapest answer for a hot list. */
export function jsonText(json: string): JsonText {
  return { answerKind: 'jsonText', json }
}

/** Thrown when work cannot be accepted right now; answered 503 with Retry-After. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
  readonly retryAfterSeconds: number

  constructor(message: string, options: { retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.retryAfterSeconds = options.retryAfterSeconds ?? 2
  }
}

/** Thrown when an uploaded file is not what it claims to be; answered 422 with its sentence. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}
