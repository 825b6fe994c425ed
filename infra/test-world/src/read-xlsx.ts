import { inflateRawSync } from 'node:zlib'

const entrySignature = 0x02014b50
const endSignature = 0x06054b50

/** The parts of a workbook as text, by name. A workbook is a zip file, read here by the directory at its end. */
export function readXlsx(file: Buffer): ReadonlyMap<string, string> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || file.readUInt32LE(end) !== endSignature) throw new Error('Not a zip file.')
  const parts = new Map<string, string>()
  let at = file.readUInt32LE(end + 16)
  while (file.readUInt32LE(at) === entrySignature) {
    const nameLength = file.readUInt16LE(at + 28)
    const name = file.toString('utf8', at + 46, at + 46 + nameLength)
    const local = file.readUInt32LE(at + 42)
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const bytes = file.subarray(start, start + file.readUInt32LE(at + 20))
    parts.set(name, (file.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes)).toString('utf8'))
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return parts
}
