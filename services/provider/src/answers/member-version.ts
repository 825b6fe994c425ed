import { hash } from 'node:crypto'

/** What the settings of a person say, as one word: two that are alike have the same. Their role is identity's and not part of it. */
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
