import type { Call, InputOf, OutputOf } from '@waymark/contracts/define-call'
import { texts } from '@waymark/domain/texts'
import { turn } from '../host/turn.ts'
import { session } from '../session/browser-session.ts'
import { guestToken } from '../session/guest.ts'
import { CallError, isNetworkError, networkError, noAnswerError } from './call-error.ts'
import { type CallFiles, callRequest } from './call-request.ts'
import { freshnessHeaders, noteChange } from './heard-change.ts'
import { logBackIn } from './log-back-in.ts'
import { isOnline } from './online.ts'
import { readAnswer } from './read-answer.ts'
import { readAnswerOf } from './read-answer-of.ts'
import { readBlob } from './read-blob.ts'
import { exchange, fetchAnswer, type OnProgress, upload } from './transport.ts'

/** How a call is made. */
export interface SendOptions {
  readonly files?: CallFiles
  /** Called with 0 to 100 while a multipart form uploads or a file downloads. */
  readonly onProgress?: OnProgress
  readonly signal?: AbortSignal
  /** For the calls whose 401 the source ignores: the error is thrown, the session stays as it is. */
  readonly ignore401?: boolean
  /** Names one attempt to create something: sent again with the same key, it creates nothing twice. */
  readonly idempotencyKey?: string
}

/** A file that a call answered with. */
export interface AnsweredFile {
  readonly blob: Blob
  readonly fileName: string
}

/**
 * Makes a call of the contracts and answers its `responseData`. Throws `CallError` with the refusal's name and
 * sentence. A refused token is renewed once; when that fails the person is asked to log back in.
 */
export async function send<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: SendOptions = {},
): Promise<OutputOf<C>> {
  const request = callRequest(call, input, options.files)
  const { onProgress, signal } = options
  const answer = await inText(call, options, (headers) =>
    onProgress && request.form ? upload(request, headers, onProgress) : exchange(request, headers, signal),
  )
  return readAnswerOf(call, answer)
}

/** `send` for what a screen reads, in a turn of its own: to start a request takes a frame on a cheap phone, and screens start several. */
export async function read<C extends Call>(call: C, input: InputOf<C>, options: SendOptions): Promise<OutputOf<C>> {
  await turn()
  return send(call, input, options)
}

/** Makes a call that answers a file (`answer: 'file'`), such as the exports. */
export async function sendForFile<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: SendOptions = {},
): Promise<AnsweredFile> {
  const response = await inText(call, options, (headers) =>
    fetchAnswer(callRequest(call, input), headers, options.signal),
  )
  if (!response.ok) {
    readAnswer({ status: response.status, text: await response.text() })
    throw noFile(response.status)
  }
  const blob = await readBlob(response, options.onProgress).catch((error: unknown) => {
    if (options.signal?.aborted) throw error
    // The download broke off: half a file is no file.
    throw noFile(response.status)
  })
  return {
    blob,
    fileName: fileNameOf(response.headers.get('content-disposition')),
  }
}

function noFile(status: number): CallError {
  return new CallError({ name: 'NoFile', message: texts.export, status })
}

/** The file name that `content-disposition` gives, or `download`. */
export function fileNameOf(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? 'download'
}

/** Says whether anything was sent, for calls without a response. */
async function inText<Answer extends { readonly status: number }>(
  call: Call,
  options: SendOptions,
  exchangeWith: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const isOffline = !isOnline()
  try {
    return await withToken(call, options, exchangeWith)
  } catch (error) {
    if (!isNetworkError(error) || error.status !== 0) throw error
    throw noAnswerError(call.changes ? 'change' : call.answer === 'file' ? 'file' : 'answer', isOffline)
  } finally {
    if (call.changes) noteChange()
  }
}

async function withToken<Answer extends { readonly status: number }>(
  { access }: Call,
  { ignore401 = false, idempotencyKey }: SendOptions,
  exchangeWith: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const exchangeAs = (token: string | null) =>
    exchangeWith({
      ...headersFor(token),
      ...freshnessHeaders(),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    })
  const requestOwner = session.requestOwner()
  const token = await session.token()
  if (session.requestOwner() !== requestOwner) throw actingOver()
  // Somebody is signed in but their token could not be renewed: without it the response would only say that they are not signed in.
  const asksForPerson = access.kind !== 'public' && access.kind !== 'guest'
  if (token === null && asksForPerson && isSignedIn()) throw networkError(0)
  const answer = await exchangeAs(token)
  if (answer.status !== 401 || token === null) return answer
  if (requestOwner !== null) {
    if (session.requestOwner() === requestOwner) session.acting.end('refused')
    throw actingOver()
  }
  if (await session.refresh(true)) {
    const renewed = await session.token()
    if (renewed !== token) return exchangeAs(renewed)
  } else if (isSignedIn()) throw networkError(0)
  if (!ignore401) logBackIn()
  return answer
}

/** Never retried as the administrator, whose session the tab has now. */
function actingOver(): CallError {
  return new CallError({ name: 'ActingOver', message: 'Acting has ended. This was not done.', status: 401 })
}

/** Whether there is a session, though perhaps without a token right now. */
function isSignedIn(): boolean {
  return session.state().kind !== 'signedOut'
}

function headersFor(token: string | null): Record<string, string> {
  if (token !== null) return { authorization: `Bearer ${token}` }
  const guest = guestToken(Date.now())
  return guest === null ? {} : { 'x-guest-token': guest }
}
