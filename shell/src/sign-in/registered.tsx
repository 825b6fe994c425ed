import { CheckYourEmail } from './check-your-email.tsx'
import { SendActivation } from './send-activation.tsx'
import css from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'

/** After a registration with this address: the same for every address, even one that has an account. */
export function Registered({ email }: { readonly email: string }) {
  return (
    <SignInFrame title="Almost done" isAnswer>
      <CheckYourEmail>
        We sent you a link. Open it within 48 hours to confirm your address; then you can log in.
      </CheckYourEmail>
      <div className={css.other}>
        <SendActivation email={email} />
      </div>
    </SignInFrame>
  )
}
