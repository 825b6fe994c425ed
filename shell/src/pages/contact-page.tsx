import { TextLink } from '@waymark/ui/text-link'
import { ContactForm } from '../help/contact-form.tsx'
import { contactAddress } from './contact-address.ts'
import { TextPage } from './text-page.tsx'

/** How to reach us: a form, and an address for whatever tool a person prefers to write in. */
export function ContactPage() {
  return (
    <TextPage lead="We read everything. Write in the words that suit you; short is fine.">
      <p>
        The <TextLink href="/help">help centre</TextLink> holds the text of every Help button, with a search.
      </p>
      <h2>Write to us</h2>
      <ContactForm />
      <p>
        We keep your message and our answer for a year. The <TextLink href="/privacy-policy">privacy policy</TextLink>{' '}
        says more.
      </p>
      <h2>Email</h2>
      <p>
        <TextLink href={`mailto:${contactAddress}`} isStandalone isStrong>
          {contactAddress}
        </TextLink>
      </p>
      <p>You can also send a voice message or a video in New Zealand Sign Language or Auslan as an attachment.</p>
      <h2>About a booking</h2>
      <p>
        The people who come know it best. Open the booking from <TextLink href="/dashboard">your dashboard</TextLink>{' '}
        and write to them there.
      </p>
      <h2>Something on Waymark does not work for you</h2>
      <p>
        Our <TextLink href="/accessibility-statement">accessibility statement</TextLink> says what we know already. If
        an error message showed a request number, please include it.
      </p>
      <h2>A fact about a place is wrong</h2>
      <p>Write the name of the place, what it says, and what you found there.</p>
    </TextPage>
  )
}
