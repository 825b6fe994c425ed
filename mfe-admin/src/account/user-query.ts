import type { account } from '@waymark/contracts/account'
import type { ProfileFilter } from '@waymark/contracts/account/administration'
import type { OutputOf } from '@waymark/contracts/define-call'

export type UserRow = OutputOf<typeof account.getUserList>['items'][number]

/** Whose profiles a screen lists. */
export type ProfileKind = 'Business' | 'Individual'

export const profilePaths = {
  Business: '/global-admin/account/business',
  Individual: '/global-admin/account/individual',
} as const satisfies Record<ProfileKind, string>

/** The states that a list can be filtered by, in the order of the options. */
const stateLabels: Readonly<Record<ProfileFilter, string>> = {
  all: 'Everybody',
  active: 'Active',
  notConfirmed: 'Address not confirmed',
  deactivated: 'Deactivated',
  accountAdmin: 'Account admins',
  restricted: 'Restricted to one provider',
}

const statesByKind: Readonly<Record<ProfileKind, readonly ProfileFilter[]>> = {
  Business: ['all', 'active', 'notConfirmed', 'deactivated', 'accountAdmin'],
  Individual: ['all', 'active', 'notConfirmed', 'deactivated', 'restricted'],
}

export function stateOptions(kind: ProfileKind) {
  return statesByKind[kind].map((id) => ({ id, label: stateLabels[id] }))
}

/** The state in the URL; anything else means everybody. */
export function stateOf(kind: ProfileKind, text: string | undefined): ProfileFilter {
  return statesByKind[kind].find((state) => state === text) ?? 'all'
}

/** The organisation that the URL filters by, or undefined. */
export function accountIdOf(text: string | undefined): number | undefined {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

export function nameOf({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}
