import type { OnProgress } from './transport.ts'

/** Reads an answer that is a file; tells 0 to 100 where its length is known. */
export async function readBlob(response: Response, onProgress?: OnProgress): Promise<Blob> {
  const totalBytes = Number(response.headers.get('content-length') ?? 0)
  if (!onProgress || !response.body || totalBytes <= 0) return response.blob()
  const reader = response.body.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let receivedBytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    receivedBytes += part.value.byteLength
    onProgress(Math.min(100, Math.round((receivedBytes / totalBytes) * 100)))
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}
