import { Link } from '@waymark/web-kit/router'
import { CheckYourEmail } from './check-your-email.tsx'
import css from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'

/** After a registration: the same for every address, even one that has an account. */
export function Registered() {
  return (
    <SignInFrame title="Almost done" isAnswer>
      <CheckYourEmail>
        We sent you a link. Open it within 48 hours to confirm your address; then you can log in.
      </CheckYourEmail>
      <p className={css.other}>
        <Link to="/activation-user">I need the email again</Link>
      </p>
    </SignInFrame>
  )
}
