import { networkError } from './call-error.ts'
import type { CallRequest } from './call-request.ts'
import type { RawAnswer } from './read-answer.ts'

const maxAnswerMs = 30_000
const maxUploadMs = 300_000

/** Progress of an upload, 0 to 100. */
export type OnProgress = (percent: number) => void

/** Sends a request and reads the answer as text. Throws `NetworkError` when none came. */
export async function exchange(
  request: CallRequest,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<RawAnswer> {
  const response = await fetchAnswer(request, headers, signal)
  const retryAfterSeconds = secondsOf(response.headers.get('retry-after'))
  return { status: response.status, text: await response.text(), retryAfterSeconds }
}

/** A number of seconds; undefined for a date, which our servers never send. */
function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined
}

/** Sends a request and returns the raw response, for files. TanStack Query repeats failed reads. */
export async function fetchAnswer(
  { method, url, json, form }: CallRequest,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<Response> {
  const waiting = new AbortController()
  const abort = () => waiting.abort(signal?.reason)
  signal?.addEventListener('abort', abort, { once: true })
  if (signal?.aborted) abort()
  let isLate = false
  const timer = setTimeout(
    () => {
      isLate = true
      waiting.abort()
    },
    form ? maxUploadMs : maxAnswerMs,
  )
  try {
    const request = new Request(new URL(url, location.origin), {
      method,
      headers: {
        accept: 'application/json',
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      credentials: 'same-origin',
      signal: waiting.signal,
      ...(form ? { body: form } : json === undefined ? {} : { body: JSON.stringify(json) }),
    })
    return await fetch(request)
  } catch (error) {
    if (signal?.aborted) throw error
    throw networkError(isLate ? 524 : 0)
  } finally {
    // The answer has begun: reading a long one may take its time.
    clearTimeout(timer)
  }
}

/** An upload that reports progress. fetch cannot: its request streams need HTTP/2. */
export function upload(
  request: CallRequest,
  headers: Record<string, string>,
  onProgress: OnProgress,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open(request.method, request.url)
    sending.timeout = maxUploadMs
    for (const [name, value] of Object.entries({ accept: 'application/json', ...headers })) {
      sending.setRequestHeader(name, value)
    }
    sending.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.round((loaded / total) * 100))
    }
    sending.onload = () => resolve({ status: sending.status, text: sending.responseText })
    sending.onerror = () => reject(networkError(0))
    sending.ontimeout = () => reject(networkError(524))
    sending.send(request.form ?? null)
  })
}
