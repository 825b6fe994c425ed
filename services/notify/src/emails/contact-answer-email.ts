import type { ContactTopic } from '@waymark/contracts/support'
import type { EmailContent } from './render-email.ts'

/** The answer to what somebody has written to us, with their own words below it. */
export function contactAnswerEmail(
  message: { readonly name: string; readonly topic: ContactTopic; readonly body: string },
  answer: string,
  publicUrl: URL,
): EmailContent {
  return {
    subject: 'Our answer to your message',
    heading: 'Our answer to your message',
    paragraphs: [`Kia ora ${message.name},`, answer],
    facts: [
      { label: 'You wrote about', text: message.topic },
      { label: 'Your message', text: message.body },
    ],
    action: { words: 'Write to us again', href: new URL('/contact-us', publicUrl).href },
    footer: ['You get this email because somebody wrote to Waymark with this address. If it was not you, ignore it.'],
  }
}
