import { hash } from 'node:crypto'
import type { Call } from '@waymark/contracts/define-call'
import type { SentKey } from '@waymark/service-kit/once'

/**
 * The key of a registration, whose sender nothing tells apart but the key and the address together. Its repeats are known
 * whether or not the address was taken, so they tell nobody.
 */
export function registrationKey(call: Call, email: string, idempotencyKey: string | undefined): SentKey | undefined {
  if (idempotencyKey === undefined) return undefined
  const owner = `address ${hash('sha256', email.toLowerCase(), 'base64url')}`
  return { owner, path: call.path, key: idempotencyKey }
}
