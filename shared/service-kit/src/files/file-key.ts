import { createHash } from 'node:crypto'

export const privatePrefix = 'private/'

const publicPattern = /^[0-9a-f]{64}\.[a-z0-9]{1,8}$/

const keyPattern = /^(?:private\/)?[0-9a-f]{64}\.[a-z0-9]{1,8}$/

/** Whether a text is a valid file key; nothing else ever reaches a path. */
export function isFileKey(key: string): boolean {
  return keyPattern.test(key)
}

/** Whether a text is the key of a file that everybody may read. */
export function isPublicFileKey(key: string): boolean {
  return publicPattern.test(key)
}

export function keyOf(content: Uint8Array, extension: string, isPrivate = false): string {
  const name = `${createHash('sha256').update(content).digest('hex')}.${extension}`
  const key = isPrivate ? `${privatePrefix}${name}` : name
  if (!isFileKey(key)) throw new Error(`"${extension}" is not a file extension.`)
  return key
}
