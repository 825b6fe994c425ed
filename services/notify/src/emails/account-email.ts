import type { JobDefinition, PayloadOf } from '@waymark/contracts/define-job'
import type { jobs } from '@waymark/contracts/jobs'
import { emailLinkHours } from '@waymark/domain/account/email-link'
import type { EmailContent } from './render-email.ts'

type AccountEmailJob = typeof jobs.notify.accountEmail extends JobDefinition ? typeof jobs.notify.accountEmail : never
export type AccountEmailKind = PayloadOf<AccountEmailJob>['kind']
/** An address that is somebody's already is not confirmed, and joins no team: its owner is told. */
export type AccountEmailSubject = AccountEmailKind | 'address taken' | 'team invitation, address taken'

export interface AccountEmailFacts {
  readonly firstName: string
  /** The organisation of a person who works for one; otherwise their own name. */
  readonly accountName: string
  readonly publicUrl: URL
  /** Signed token of the single-use link, for the kinds that have one; empty without. */
  readonly token: string
}

/** The same whether or not the address has an account: whoever asked reads it in the file of their own data. */
const newAddressSubject = 'Confirm your new email address for Waymark'
const aboutAccount = 'This email is about your Waymark account, so it cannot be switched off.'

/** The content of an email about a person's account. */
export function accountEmail(kind: AccountEmailSubject, facts: AccountEmailFacts): EmailContent {
  const { firstName, accountName, publicUrl, token } = facts
  const at = (path: string) => new URL(path, publicUrl).href
  const hello = `Kia ora ${firstName},`
  switch (kind) {
    case 'activation':
      return {
        subject: 'Confirm your email address for Waymark',
        heading: 'Confirm your email address',
        paragraphs: [
          hello,
          'Welcome to Waymark. Confirm that this address is yours, and you can log in.',
          `The link works once, for ${emailLinkHours.activation} hours. After that you can ask for a new one on the login page.`,
        ],
        action: { words: 'Confirm my email address', href: at(`/activation-user#token=${token}`) },
        footer: ['If you did not register with Waymark, you do not need to do anything.', aboutAccount],
      }
    case 'reset':
      return {
        subject: 'Choose a new Waymark password',
        heading: 'Choose a new password',
        paragraphs: [
          hello,
          'Somebody asked for a new password for this address.',
          `The link works once, for ${emailLinkHours.reset * 60} minutes. Your old password stays until you choose a new one.`,
        ],
        action: { words: 'Choose a new password', href: at(`/reset-password#token=${token}`) },
        footer: ['If it was not you, you do not need to do anything: your password stays as it is.', aboutAccount],
      }
    case 'team invitation':
      return {
        subject: `${accountName} invites you to its team on Waymark`,
        heading: `Join ${accountName} on Waymark`,
        paragraphs: [
          hello,
          `${accountName} has made an account for you, so that you can work with its team on Waymark. Choose a password to start.`,
          `The link works once, for ${emailLinkHours.team / 24} days. After that, ask ${accountName} to send a new one.`,
        ],
        action: { words: 'Choose my password', href: at(`/reset-password#token=${token}&for=team`) },
        footer: [`If you do not know ${accountName}, you do not need to do anything.`, aboutAccount],
      }
    case 'team invitation, address taken':
      return {
        subject: `${accountName} invites you to its team on Waymark`,
        heading: `${accountName} would like you in its team`,
        paragraphs: [
          hello,
          `${accountName} invites you to its team on Waymark. You have a Waymark account with this address already, and an address has one account.`,
          `To join, tell ${accountName} another address of yours, such as one for work. Your account stays as it is.`,
        ],
        footer: [`If you do not know ${accountName}, you do not need to do anything.`, aboutAccount],
      }
    case 'already registered':
      if (token !== '')
        return {
          subject: 'Choose your Waymark password',
          heading: 'Choose your password',
          paragraphs: [
            'Kia ora,',
            'Somebody has registered with this address more than once, and nobody had confirmed it. So that the account is yours alone, no password that was typed for it counts: choose yours here.',
            `The link works once, for ${emailLinkHours.reset * 60} minutes. After that you can ask for a new one on the login page.`,
          ],
          action: { words: 'Choose my password', href: at(`/reset-password#token=${token}`) },
          footer: ['If you did not register with Waymark, you do not need to do anything.', aboutAccount],
        }
      return {
        subject: 'You already have a Waymark account',
        heading: 'You already have an account',
        paragraphs: [
          hello,
          'Somebody tried to register with this address. You have an account with it already, so nothing was changed.',
        ],
        action: { words: 'Log in to Waymark', href: at('/login') },
        links: [{ words: 'Choose a new password, if you have forgotten it', href: at('/forgot-password') }],
        footer: ['If it was not you, you do not need to do anything.', aboutAccount],
      }
    case 'new address':
      return {
        subject: newAddressSubject,
        heading: 'Confirm your new email address',
        paragraphs: [
          hello,
          'You want to use this address for your Waymark account. Confirm that it is yours: from then on you log in with it, and our emails come here.',
          `The link works once, for ${emailLinkHours['new address']} hours. Until you use it nothing changes.`,
        ],
        action: { words: 'Confirm my new address', href: at(`/confirm-email#token=${token}`) },
        footer: ['If you did not ask for this, you do not need to do anything.', aboutAccount],
      }
    case 'address taken':
      return {
        subject: newAddressSubject,
        heading: 'You already have an account',
        paragraphs: [
          hello,
          'Somebody wanted to use this address for another Waymark account. It has an account of its own, so nothing was changed.',
          'If it was you, log in with this address here. To use it for the other account, give this one another address first, or delete it in your profile.',
        ],
        action: { words: 'Log in to Waymark', href: at('/login') },
        footer: ['If it was not you, you do not need to do anything.', aboutAccount],
      }
    case 'address changed':
      return {
        subject: 'The email address of your Waymark account was changed',
        heading: 'Your email address was changed',
        paragraphs: [
          hello,
          'Your account now has another email address, which was confirmed. You log in with that one, and this address gets no more emails about it.',
          'If this was not you, contact us straight away.',
        ],
        action: { words: 'Contact us', href: at('/contact-us') },
        footer: ['If it was you, all is well.', aboutAccount],
      }
    case 'password changed':
      return {
        subject: 'Your Waymark password was changed',
        heading: 'Your password was changed',
        paragraphs: [
          hello,
          'The password of your account was changed, and other devices were logged out.',
          'If you had a private calendar address, it was closed. You can make a new one under your bookings.',
        ],
        action: { words: 'Choose a new password, if this was not you', href: at('/forgot-password') },
        footer: ['If it was you, all is well.', aboutAccount],
      }
    case 'session reuse':
      return {
        subject: 'We logged you out of Waymark to be safe',
        heading: 'We logged you out to be safe',
        paragraphs: [
          hello,
          'An old sign-in of yours was used a second time. That can mean that somebody copied it, so we ended that session.',
          'Log in again. If you notice anything strange, choose a new password as well: that ends all sessions.',
        ],
        action: { words: 'Log in to Waymark', href: at('/login') },
        links: [{ words: 'Choose a new password', href: at('/forgot-password') }],
        footer: [aboutAccount],
      }
    case 'second factor changed':
      return {
        subject: 'The second step of your Waymark login was changed',
        heading: 'The second step of your login was changed',
        paragraphs: [
          hello,
          'An authenticator app, a passkey or your recovery codes were added, replaced or removed.',
          'If it was you, all is well. If not, choose a new password now: that logs everybody out. Then look at your profile under "Second step".',
        ],
        action: { words: 'Choose a new password, if this was not you', href: at('/forgot-password') },
        footer: [aboutAccount],
      }
    case 'account deleted':
      return {
        subject: 'Your Waymark account was deleted',
        heading: 'Your account was deleted',
        paragraphs: [
          // Nothing is kept of them, their name neither.
          'Kia ora,',
          'Your Waymark account was deleted, after its password was typed. Nobody can log in to it any more.',
          'That bookings took place is kept, without your name.',
          'If this was not you, contact us straight away.',
        ],
        action: { words: 'Contact us', href: at('/contact-us') },
        footer: ['If it was you, all is well.', aboutAccount],
      }
    case 'sign-in locked':
      return {
        subject: 'Somebody tried many passwords for your Waymark account',
        heading: 'Somebody tried many passwords',
        paragraphs: [
          hello,
          'Somebody tried to log in to your account with a wrong password again and again, so we stopped them for a while. They did not get in.',
          'Where you are logged in, nothing changes. If it was you, wait 15 minutes or choose a new password.',
        ],
        action: { words: 'Choose a new password', href: at('/forgot-password') },
        footer: ['We write about this at most once a day.', aboutAccount],
      }
    case 'second step locked':
      return {
        subject: 'Somebody who knows your Waymark password tried to log in',
        heading: 'Somebody knows your password',
        paragraphs: [
          hello,
          'Somebody typed the right password of your account, and then wrong codes for the second step again and again. We stopped them for a while, and they did not get in.',
          'If it was not you, choose a new password now, and do the same wherever else you use the old one.',
          'If it was you, wait 15 minutes or choose a new password.',
        ],
        action: { words: 'Choose a new password now', href: at('/forgot-password') },
        footer: ['We write about this at most once a day.', aboutAccount],
      }
  }
}
