import type { EmailContent } from './render-email.ts'
import { startText } from './when-text.ts'

interface EndedWaiting {
  readonly contactName: string
  readonly title: string
  readonly account_name: string
  readonly area_name: string
  readonly startsAt: Date
  readonly timeZone: string
  /** Why the session is cancelled; empty when its organiser did not say. */
  readonly reason: string
}

/** To somebody who waited for spaces of a session that does not take place. */
export function waitlistEndedEmail(ended: EndedWaiting, address: string): EmailContent {
  const heading = 'The session that you waited for is cancelled'
  return {
    subject: `${heading}: ${ended.title}`,
    heading,
    paragraphs: [
      `Kia ora ${ended.contactName},`,
      `${ended.account_name} has cancelled this session, so you do not wait for it any more. You have paid nothing.`,
      ...(ended.reason === '' ? [] : [ended.reason]),
    ],
    facts: [
      { label: 'Activity', text: ended.title },
      { label: 'When', text: startText(ended.startsAt, ended.timeZone) },
      { label: 'Where', text: ended.area_name },
    ],
    action: { words: 'See other sessions', href: address },
    footer: ['You get this email because you were on the waitlist of this session.'],
  }
}
