import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { ErrorState } from '@waymark/ui/error-state'
import { Form } from '@waymark/ui/form'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { PasswordField } from '@waymark/ui/password-field'
import { Skeleton } from '@waymark/ui/skeleton'
import { fragmentToken } from '@waymark/web-kit/fragment-token'
import { useLocation } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { PasswordRules } from './password-rules.tsx'
import css from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { usePublicForm } from './use-public-form.ts'

const loadReset = async () => account.resetPassword

/** Setting a new password with an emailed link, which is looked at first. */
export function ResetPasswordPage() {
  const token = fragmentToken(useLocation().hash) ?? ''
  const link = useCall(
    account.validateResetPassword,
    { token },
    { enabled: token !== '', staleMs: Number.POSITIVE_INFINITY, ignore401: true },
  )
  return (
    <SignInFrame title="Set a new password">
      {token === '' || link.data?.isValid === false || link.error?.status === 422 ? (
        <DeadLink />
      ) : link.error ? (
        <ErrorState
          title="We could not look at your link"
          next="Check your connection, then try again."
          onRetry={() => void link.refetch()}
          requestId={link.error.requestId}
        />
      ) : link.data ? (
        <NewPassword token={token} />
      ) : (
        <Skeleton label="Looking at your link" shape="form" count={1} />
      )}
    </SignInFrame>
  )
}

function NewPassword({ token }: { readonly token: string }) {
  const reset = usePublicForm(loadReset)
  if (reset.isDone) {
    return (
      <div className={css.stack}>
        <Notice tone="success" title="Your new password is set." isLive>
          You are logged out everywhere else.
        </Notice>
        <LinkButton variant="primary" href="/login">
          Log in
        </LinkButton>
      </div>
    )
  }
  if (reset.refusal === 'LinkNotValid') return <DeadLink />
  return (
    <Form
      label="Set a new password"
      errors={reset.fields}
      message={reset.message}
      labels={{ newPassword: 'New password' }}
      purpose="set your password"
      onSubmit={(data) => reset.submit({ token, ...Object.fromEntries(data) })}
    >
      <PasswordField name="newPassword" label="New password" autoComplete="new-password" hint={<PasswordRules />} />
      <div className={css.actions}>
        <Button type="submit" variant="primary" isPending={reset.isPending}>
          Set new password
        </Button>
      </div>
    </Form>
  )
}

function DeadLink() {
  return (
    <div className={css.stack}>
      <Notice tone="warning" title="This link does not work any more.">
        Links to set a password work once, for 1 hour. An invitation to a team works for 14 days; who invited you can
        send a new one.
      </Notice>
      <LinkButton variant="primary" href="/forgot-password">
        Send me a new link
      </LinkButton>
    </div>
  )
}
