import type { KyInstance } from 'ky'
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
  return { status: response.status, text: await response.text() }
}

let client: Promise<KyInstance> | undefined

/** Loaded with the first call: a page that makes no calls works without it. TanStack Query retries failed reads. */
function loadClient(): Promise<KyInstance> {
  client ??= import('ky').then(({ default: ky }) =>
    ky.create({
      throwHttpErrors: false,
      credentials: 'same-origin',
      retry: 0,
      timeout: maxAnswerMs,
      headers: { accept: 'application/json' },
    }),
  )
  client.catch(() => {
    client = undefined
  })
  return client
}

/** Sends a request and returns the raw response, for files. */
export async function fetchAnswer(
  { method, url, json, form }: CallRequest,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<Response> {
  try {
    const ky = await loadClient()
    return await ky(new URL(url, location.origin), {
      method,
      headers,
      ...(form ? { body: form, timeout: maxUploadMs } : {}),
      ...(json === undefined ? {} : { json }),
      ...(signal ? { signal } : {}),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw networkError(error instanceof Error && error.name === 'TimeoutError' ? 524 : 0)
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
