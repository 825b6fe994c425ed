import { TextLink } from '@waymark/ui/text-link'
import { contactAddress } from './contact-address.ts'
import { TextPage } from './text-page.tsx'

/** What Waymark keeps about a person, who sees it, and what they can ask for. */
export function PrivacyPage() {
  return (
    <TextPage lead="What we keep, why, who sees it, and what you can ask for. The Privacy Act 2020 (New Zealand) and the Privacy Act 1988 (Australia) apply.">
      <h2>What we keep</h2>
      <ul>
        <li>Your name, email address, country, and your phone number if you give it.</li>
        <li>Your password, stored in a way that nobody can read.</li>
        <li>Your access needs, if you save them. They are sensitive, and we treat them that way.</li>
        <li>Your bookings: service, time, address, notes, who it is for, and the messages about it.</li>
        <li>Your shortlist, and your settings.</li>
        <li>What you write to us with the contact form, and our answer, for a year.</li>
      </ul>
      <h2>Why</h2>
      <p>
        To show you places that suit you, to make your bookings, and to tell you about them. We do not sell any of it,
        and there is no advertising on Waymark.
      </p>
      <h2>Who sees it</h2>
      <ul>
        <li>The organisation that serves a booking sees that booking, its address and its notes.</li>
        <li>It sees only those of your access needs that you chose to share with it.</li>
        <li>Waymark staff who look after the site can see bookings, but never their messages.</li>
        <li>
          To help you, one of them can act in your account. They then see what you see, except messages. Your profile
          shows it among your devices, and it is recorded who did what, and why.
        </li>
      </ul>
      <h2>On your device</h2>
      <p>
        One cookie keeps you logged in. Your display settings, and what you have typed and not sent yet, stay in your
        browser. There are no cookies from other companies.
      </p>
      <h2>What you can ask for</h2>
      <p>
        You can see what we keep about you, correct it, get a copy, or delete your account. You can do all of this in{' '}
        <TextLink href="/user/profile">your profile</TextLink>, or write to{' '}
        <TextLink href={`mailto:${contactAddress}`}>{contactAddress}</TextLink>. Bookings that an organisation must keep
        for its records stay, without your name. If you are not happy with our answer, the Privacy Commissioner (New
        Zealand) or the Office of the Australian Information Commissioner can help.
      </p>
    </TextPage>
  )
}
