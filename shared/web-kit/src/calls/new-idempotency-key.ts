/** A new idempotency key, 32 hex digits. Unlike `crypto.randomUUID` it also works on a page without TLS. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
