import type { account } from '@waymark/contracts/account'
import type { InputOf } from '@waymark/contracts/define-call'
import type { UserRow } from './user-query.ts'

/** What an administrator may change about a person, as a draft. */
export interface UserDraft {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly isAccountAdmin: boolean
  readonly isActive: boolean
}

export const userLabels: Readonly<Record<keyof UserDraft, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  isAccountAdmin: 'Account admin',
  isActive: 'Active',
}

const fields: readonly (keyof UserDraft)[] = ['firstName', 'lastName', 'email', 'phone', 'isAccountAdmin', 'isActive']

export function draftOf({ firstName, lastName, email, phone, isAccountAdmin, isActive }: UserRow): UserDraft {
  return { firstName, lastName, email, phone: phone ?? '', isAccountAdmin, isActive }
}

/** The draft as the call's input, based on the version of `row`. */
export function userInput(
  row: Pick<UserRow, 'userProfileId' | 'version'>,
  draft: UserDraft,
): InputOf<typeof account.updateUserByGlobalAdmin> {
  const { userProfileId, version } = row
  return { userProfileId, version, ...draft, phone: draft.phone.trim() === '' ? null : draft.phone }
}

/** What somebody else saved in the meantime: the changed fields, in words. */
export function changesBetween(
  before: UserDraft,
  now: UserDraft,
): { readonly term: string; readonly detail: string }[] {
  return fields
    .filter((field) => before[field] !== now[field])
    .map((field) => ({ term: userLabels[field], detail: wordsOf(now[field]) }))
}

/** The draft where it differs from its base; everything else as it is saved now. */
export function merged(before: UserDraft, typed: UserDraft, now: UserDraft): UserDraft {
  const pick = <Field extends keyof UserDraft>(field: Field): UserDraft[Field] =>
    typed[field] === before[field] ? now[field] : typed[field]
  return {
    firstName: pick('firstName'),
    lastName: pick('lastName'),
    email: pick('email'),
    phone: pick('phone'),
    isAccountAdmin: pick('isAccountAdmin'),
    isActive: pick('isActive'),
  }
}

function wordsOf(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value === '' ? 'None' : value
}
