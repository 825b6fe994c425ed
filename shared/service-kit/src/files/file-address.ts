import { randomUUID } from 'node:crypto'
import { privatePrefix } from './file-key.ts'

/**
 * Says in an answer that a handler named a private file, and no text that somebody typed: nobody outside this process ever
 * reads it, since the answer is sealed before it is sent.
 */
export const privateMark: string = randomUUID()

/** Address of a stored file; that of a private one is sealed in the answer (`private-file-address.ts`). */
export function fileAddress(key: string): string
export function fileAddress(key: string | null): string | null
export function fileAddress(key: string | null): string | null {
  if (key === null) return null
  return key.startsWith(privatePrefix) ? `/files/${privateMark}/${key}` : `/files/${key}`
}
