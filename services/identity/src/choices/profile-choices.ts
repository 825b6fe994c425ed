import type { ProfileFilter, ProfileType } from '@waymark/contracts/account/administration'

/** States of a person, as the global administrator's list names them. */
export const profileFilterNames: Readonly<Record<ProfileFilter, string>> = {
  all: 'Everybody',
  active: 'Active',
  notConfirmed: 'Address not confirmed yet',
  deactivated: 'Deactivated',
  accountAdmin: 'Account admins',
  restricted: 'Restricted to one provider',
}

/** Kinds of account, as the global administrator's list names them. */
export const profileTypeNames: Readonly<Record<ProfileType, string>> = {
  all: 'All accounts',
  Business: 'Business',
  Individual: 'Individual',
}
