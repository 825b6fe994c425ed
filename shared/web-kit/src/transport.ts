import ky, { TimeoutError } from 'ky'
import { networkError } from './call-error.ts'
import type { CallRequest } from './call-request.ts'
import type { RawAnswer } from './read-answer.ts'

const longestAnswerMs = 30_000
const longestUploadMs = 300_000

/** How far an upload is, 0 to 100. */
export type OnProgress = (percent: number) => void

const client = ky.create({
  throwHttpErrors: false,
  credentials: 'same-origin',
  // Only reads are repeated, and only when the network or a restart was in the way.
  retry: { limit: 2, methods: ['get'], statusCodes: [502, 503, 504], backoffLimit: 2000 },
})

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
  request: CallRequest,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<Response> {
  try {
    return await client(new URL(request.url, location.origin), {
      method: request.method,
      headers: { accept: 'application/json', ...headers },
      timeout: request.form ? longestUploadMs : longestAnswerMs,
      ...(request.json === undefined ? {} : { json: request.json }),
      ...(request.form === undefined ? {} : { body: request.form }),
      ...(signal ? { signal } : {}),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw networkError(error instanceof TimeoutError ? 524 : 0)
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
    for (const [name, value] of Object.entries({ accept: 'application/json', ...headers }))
      sending.setRequestHeader(name, value)
    sending.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.round((loaded / total) * 100))
    }
    sending.onload = () => resolve({ status: sending.status, text: sending.responseText })
    sending.onerror = () => reject(networkError(0))
    sending.ontimeout = () => reject(networkError(524))
    sending.send(request.form ?? null)
  })
}
