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

type Warning = Pick<PayloadOf<typeof jobs.notify.bookingWarning>, 'heading' | 'paragraphs' | 'places' | 'isLifted'>

const cancelSentences =
  'If you cannot come without it, cancel on the page of your booking. If you shared this need when you booked, you can cancel until it starts, and everything that you paid comes back.'

/** Something changed where somebody goes, or is as it was: what, and where else they could go. The subject names no need. */
export function bookingWarningEmail(warning: Warning, warned: Warned): EmailContent {
  const { places, isLifted = false } = warning
  return {
    subject: isLifted
      ? 'Good news before you come: the place of your booking is as it was'
      : 'Please read before you come: something changed at the place of your booking',
    heading: warning.heading,
    paragraphs: [`Kia ora ${warned.name},`, ...warning.paragraphs, ...(isLifted ? [] : [cancelSentences])],
    facts: [
      { label: 'Booked', text: warned.title },
      { label: 'When', text: warned.when },
      { label: 'Where', text: warned.where },
    ],
    action: { words: 'See the booking on Waymark', href: warned.address },
    ...(places.length > 0 && { linksTitle: 'These places nearby have it:' }),
    links: places.map(({ words, path }) => ({ words, href: new URL(path, warned.publicUrl).href })),
    footer: ['You get this email because you have booked for this time.'],
  }
}
