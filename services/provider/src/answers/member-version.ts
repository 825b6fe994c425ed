import { hash } from 'node:crypto'

/**
 * A digest of a person's settings: equal settings give equal versions. Excludes their role, which belongs to identity.
 */
export function memberVersion({
  services,
  hours,
  leave,
}: {
  readonly services: readonly unknown[]
  readonly hours: readonly unknown[]
  readonly leave: readonly unknown[]
}): string {
  return hash('sha256', JSON.stringify([services, hours, leave]), 'base64url').slice(0, 22)
}
