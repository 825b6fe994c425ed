import { networkError } from './call-error.ts'
import type { CallRequest } from './call-request.ts'
import type { RawAnswer } from './read-answer.ts'

const longestAnswerMs = 30_000
const longestUploadMs = 300_000

/** How far an upload is, 0 to 100. */
export type OnProgress = (percent: number) => void

/** Sends a request and reads the answer as text. Throws `NetworkError` when none came. */
export async function exchange(
  request: CallRequest,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<RawAnswer> {
  const response = await fetchAnswer(request, headers, signal)
  return { status: response.status, text: await response.text() }
}

/** Sends a request and hands out the response, for answers that are files. */
export async function fetchAnswer(
  { method, url, json, form }: CallRequest,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<Response> {
  const timeout = AbortSignal.timeout(form ? longestUploadMs : longestAnswerMs)
  try {
    return await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ?? (json === undefined ? null : JSON.stringify(json)),
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw networkError(timeout.aborted ? 524 : 0)
  }
}

/** An upload that tells how far it is. fetch cannot: its request streams need HTTP/2. */
export function upload(
  request: CallRequest,
  headers: Record<string, string>,
  onProgress: OnProgress,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open(request.method, request.url)
    sending.timeout = longestUploadMs
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
