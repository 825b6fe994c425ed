import { guestLink } from '@waymark/domain/account/guest-link'
import type { EmailContent } from './render-email.ts'
import { startText } from './when-text.ts'

interface Waiting {
  readonly contactName: string
  readonly title: string
  readonly area_name: string
  readonly account_name: string
  readonly startsAt: Date
  /** When it was to start before it got another time; null for somebody who joins. */
  readonly movedFrom: Date | null
  readonly timeZone: string
  readonly spaces: number
  readonly isGuest: boolean
}

/** To somebody who waits for spaces of a session: the proof that they do, what comes next, and the way to leave. */
export function waitlistJoinedEmail(waiting: Waiting, address: string): EmailContent {
  const { contactName, title, area_name: area, account_name: account, startsAt, timeZone, spaces, isGuest } = waiting
  const { movedFrom } = waiting
  const heading = movedFrom === null ? 'You are on the waitlist' : 'What you wait for has another time'
  return {
    subject: `${heading}: ${startText(startsAt, timeZone)}`,
    heading,
    paragraphs: [
      `Kia ora ${contactName},`,
      ...(movedFrom === null
        ? []
        : [
            `The session starts at another time now. It was to start ${startText(movedFrom, timeZone)}. You still wait for it.`,
          ]),
      'When spaces come free for you, we hold them for 2 hours and send you an email. You pay nothing until you take them.',
      'Plans changed? Leave the waitlist on its page, and whoever is next moves up.',
      ...(isGuest
        ? [`The link works once, for ${guestLink.days} days. The page sends you a new one at any time.`]
        : []),
    ],
    facts: [
      { label: 'Activity', text: title },
      { label: 'When', text: startText(startsAt, timeZone) },
      { label: 'Where', text: area },
      { label: 'With', text: account },
      { label: 'Spaces', text: String(spaces) },
    ],
    action: { words: 'See your place, or leave', href: address },
    footer: [
      'You get this email because somebody joined a waitlist with this address. If it was not you, leave it there.',
    ],
  }
}
