import type { PayloadOf } from '@waymark/contracts/define-job'
import type { jobs } from '@waymark/contracts/jobs'
import { bookingEmailKinds, bookingEmailNames } from '@waymark/domain/account/email-kinds'

type AccountEmailKind = PayloadOf<typeof jobs.notify.accountEmail>['kind']

const accountEmailNames: Readonly<Record<AccountEmailKind, string>> = {
  activation: 'Confirm an email address',
  reset: 'Choose a new password',
  'team invitation': 'Join the team of an organisation',
  'already registered': 'The address has an account already',
  'new address': 'Confirm a new email address',
  'address changed': 'The email address was changed',
  'password changed': 'The password was changed',
  'session reuse': 'Logged out to be safe',
  'second factor changed': 'The second step of logging in was changed',
  'account deleted': 'The account was deleted',
  'sign-in locked': 'Many wrong passwords',
  'second step locked': 'Many wrong codes after the right password',
}

/** Kinds of account email; they cannot be turned off. */
export const accountEmailTypes = Object.entries(accountEmailNames).map(([id, name]) => ({ id, name }))

/** Both sides of a booking get the same kinds of email. */
export const bookingEmailTypes = bookingEmailKinds.map((kind) => ({ id: kind, name: bookingEmailNames[kind] }))
