import { LinkCard } from '@waymark/ui/link-card'
import { Link } from '@waymark/web-kit/router'
import { AsGuest } from './as-guest.tsx'
import css from './register-page.module.css'
import form from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'

/** Chooses the kind of account. */
export function RegisterPage() {
  return (
    <SignInFrame lead="Who is the account for?">
      <ul className={css.kinds}>
        <li>
          <LinkCard href="/register-profile" title="For me" headingLevel={2}>
            <p>
              Find places, keep a shortlist, book services and activities for yourself or for somebody you look after.
            </p>
          </LinkCard>
        </li>
        <li>
          <LinkCard href="/register-business" title="For an organisation" headingLevel={2}>
            <p>Show your locations with their facts, offer services and activities, and take bookings.</p>
          </LinkCard>
        </li>
      </ul>
      <AsGuest />
      <p className={form.other}>
        Already have an account? <Link to="/login">Log in</Link>
      </p>
    </SignInFrame>
  )
}
