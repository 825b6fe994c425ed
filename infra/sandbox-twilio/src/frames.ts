/** A frame of Twilsock V3: a line with the size of the header, the header, and a payload, both JSON. */
export interface Frame {
  readonly header: Readonly<Record<string, unknown>>
  readonly payload: unknown
}

const lineEnd = '\r\n'

export function readFrame(data: Buffer): Frame {
  const magicEnd = data.indexOf(lineEnd)
  const size = Number(data.subarray(0, magicEnd).toString().split(' ')[2])
  const headerStart = magicEnd + lineEnd.length
  const header: Record<string, unknown> = JSON.parse(data.subarray(headerStart, headerStart + size).toString())
  const text = data.subarray(headerStart + size + lineEnd.length).toString()
  return { header, payload: text === '' ? undefined : JSON.parse(text) }
}

export function writeFrame(header: object, payload?: unknown): Buffer {
  const body = payload === undefined ? '' : JSON.stringify(payload)
  const sized = { ...header, payload_size: Buffer.byteLength(body), payload_type: 'application/json' }
  const head = JSON.stringify(sized)
  return Buffer.from(`TWILSOCK V3.0 ${Buffer.byteLength(head)}${lineEnd}${head}${lineEnd}${body}`)
}
