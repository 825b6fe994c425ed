import { limits } from '@waymark/domain/limits'
import { TextLink } from '@waymark/ui/text-link'
import { TextPage } from './text-page.tsx'

const { newBookingLeadHours, changeCutoffHours, cancelCutoffHours } = limits

/** The rules of using Waymark, in plain words. */
export function TermsPage() {
  return (
    <TextPage lead="When you have an account or make a booking here, you agree to this.">
      <h2>What Waymark does</h2>
      <p>
        Waymark shows facts about places and lets you book services and activities. The organisation you book with
        provides the service; your agreement about it is with them.
      </p>
      <h2>Facts about places</h2>
      <p>
        Facts come from organisations and from people who have been there. We show their source and age, and we say when
        nothing is known. Things change: if a fact matters for your safety, ask the place before you go.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>Give your real name and an email address that is yours.</li>
        <li>Keep your password to yourself. Tell us if somebody else may know it.</li>
        <li>You may book for somebody else if they, or those who care for them, agree.</li>
      </ul>
      <h2>Booking, changing, cancelling</h2>
      <ul>
        <li>A new booking starts more than {newBookingLeadHours} hours from now.</li>
        <li>You may change a confirmed booking until {changeCutoffHours} hours before its start.</li>
        <li>You may cancel a confirmed booking until {cancelCutoffHours} hours before its start.</li>
        <li>A price is shown before you book. Where it says “Quote”, the organisation tells you the price.</li>
      </ul>
      <h2>Organisations</h2>
      <ul>
        <li>Describe your locations truthfully, and check your facts again when something changes.</li>
        <li>Keep the bookings you confirm, and tell people straight away when you cannot.</li>
        <li>Use what you learn about a person only to serve their booking.</li>
        <li>
          What you publish of your locations and activities is <TextLink href="/open-data">open data</TextLink>: others
          may use it and name you. Private locations are not part of it.
        </li>
      </ul>
      <h2>Fair use</h2>
      <p>
        Be kind in messages. Do not collect data about people, and do not try to break the site. We may close an account
        that does harm, and say why.
      </p>
      <h2>The law</h2>
      <p>
        Your rights under the consumer laws of New Zealand and Australia stay as they are. Questions?{' '}
        <TextLink href="/contact-us">Contact us</TextLink>.
      </p>
    </TextPage>
  )
}
