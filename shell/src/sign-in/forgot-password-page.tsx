import { account } from '@waymark/contracts/account'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { Link } from '@waymark/web-kit/router'
import { useForm } from '@waymark/web-kit/use-form'
import { CheckYourEmail } from './check-your-email.tsx'
import css from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'

const empty = { email: '' }

/** Asking for a link to set a new password. The answer is the same for every address. */
export function ForgotPasswordPage() {
  const form = useForm(account.forgotPassword, { values: empty, draft: 'forgot-password' })
  return (
    <SignInFrame
      lead="Tell us your email address. We send you a link to set a new password."
      isAnswer={form.answer !== undefined}
    >
      {form.answer ? (
        <CheckYourEmail>
          If there is an account with this address, a link is on its way. It works once, for 1 hour.
        </CheckYourEmail>
      ) : (
        <Form {...form.props} label="Forgot your password?" purpose="send the link">
          <EmailField {...form.field('email')} label="Email" />
          <SubmitButton pendingLabel="Sending">Send me a link</SubmitButton>
        </Form>
      )}
      <p className={css.other}>
        <Link to="/login">Back to log in</Link>
      </p>
    </SignInFrame>
  )
}
