import { estimatedLengthHeader } from '@waymark/contracts/envelope'
import type { OnProgress } from './transport.ts'

/**
 * Reads a file response. Reports 0 to 100 where its length is known, and 0 to 99 by an estimate, which may be
 * too low. Throws when the response breaks off.
 */
export async function readBlob(response: Response, onProgress?: OnProgress): Promise<Blob> {
  const percentOf = percentOfFile(response.headers)
  if (!onProgress || !response.body || !percentOf) return response.blob()
  const reader = response.body.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let receivedBytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    receivedBytes += part.value.byteLength
    onProgress(percentOf(receivedBytes))
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

function percentOfFile(headers: Headers): ((receivedBytes: number) => number) | undefined {
  const wholeBytes = Number(headers.get('content-length') ?? 0)
  const expectedBytes = wholeBytes > 0 ? wholeBytes : Number(headers.get(estimatedLengthHeader) ?? 0)
  if (!(expectedBytes > 0)) return undefined
  const most = wholeBytes > 0 ? 100 : 99
  return (receivedBytes) => Math.min(most, Math.floor((receivedBytes / expectedBytes) * 100))
}
