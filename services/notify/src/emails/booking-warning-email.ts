import type { PayloadOf } from '@waymark/contracts/define-job'
import type { jobs } from '@waymark/contracts/jobs'
import type { EmailContent } from './render-email.ts'

interface Warned {
  readonly name: string
  /** What is booked: an activity or a service. */
  readonly title: string
  readonly when: string
  readonly where: string
  /** The page of the booking. */
  readonly address: string
  readonly publicUrl: URL
}

type Warning = Pick<PayloadOf<typeof jobs.notify.bookingWarning>, 'heading' | 'paragraphs' | 'places'>

/** Something changed where somebody goes: what, and where else they could go. The subject names no need. */
export function bookingWarningEmail(warning: Warning, warned: Warned): EmailContent {
  const { places } = warning
  return {
    subject: 'Please read before you come: something changed at the place of your booking',
    heading: warning.heading,
    paragraphs: [
      `Kia ora ${warned.name},`,
      ...warning.paragraphs,
      'If you need it, you may cancel on the page of your booking. When you told us so as you booked, you can until it starts, with everything that you paid.',
      ...(places.length > 0 ? ['These places nearby have it:'] : []),
    ],
    facts: [
      { label: 'Booked', text: warned.title },
      { label: 'When', text: warned.when },
      { label: 'Where', text: warned.where },
    ],
    action: { words: 'See the booking on Waymark', href: warned.address },
    links: places.map(({ words, path }) => ({ words, href: new URL(path, warned.publicUrl).href })),
    footer: ['You get this email because you have booked for this time.'],
  }
}
