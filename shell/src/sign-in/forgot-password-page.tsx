import { Button } from '@waymark/ui/button'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { Link } from '@waymark/web-kit/router'
import { CheckYourEmail } from './check-your-email.tsx'
import css from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { usePublicForm } from './use-public-form.ts'

const loadForgot = async () => (await import('@waymark/contracts/account')).account.forgotPassword

/** Asking for a link to set a new password. The answer is the same for every address. */
export function ForgotPasswordPage() {
  const forgot = usePublicForm(loadForgot)
  return (
    <SignInFrame lead="Tell us your email address. We send you a link to set a new password.">
      {forgot.isDone ? (
        <CheckYourEmail>
          If there is an account with this address, a link is on its way. It works once, for 1 hour.
        </CheckYourEmail>
      ) : (
        <Form
          label="Forgot your password?"
          errors={forgot.fields}
          message={forgot.message}
          purpose="send the link"
          onSubmit={(data) => forgot.submit(Object.fromEntries(data))}
        >
          <EmailField name="email" label="Email" />
          <div className={css.actions}>
            <Button type="submit" variant="primary" isPending={forgot.isPending} pendingLabel="Sending">
              Send me a link
            </Button>
          </div>
        </Form>
      )}
      <p className={css.other}>
        <Link to="/login">Back to log in</Link>
      </p>
    </SignInFrame>
  )
}
