import { account } from '@waymark/contracts/account'
import { Form } from '@waymark/ui/form'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { PasswordField } from '@waymark/ui/password-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { fragmentToken } from '@waymark/web-kit/fragment-token'
import { useLocation } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import { PasswordRules } from './password-rules.tsx'
import css from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'

const nothingTyped = { newPassword: '' }

export const passwordWords = {
  renewing: {
    title: 'Set a new password',
    field: 'New password',
    button: 'Set new password',
    done: 'Your new password is set.',
    next: 'You are logged out on every device. Log in with your new password.',
  },
  /** For somebody who joins a team and had no password before. */
  joining: {
    title: 'Choose your password',
    field: 'Password',
    button: 'Set my password',
    done: 'Your password is set.',
    next: 'Welcome to your team. You can log in now.',
  },
}

/** Setting a password with an emailed link, which is checked first. */
export function ResetPasswordPage() {
  const { hash } = useLocation()
  const token = fragmentToken(hash) ?? ''
  const isJoining = new URLSearchParams(hash.slice(1)).get('for') === 'team'
  const words = isJoining ? passwordWords.joining : passwordWords.renewing
  const link = useCall(
    account.validateResetPassword,
    { token },
    { enabled: token !== '', staleMs: Number.POSITIVE_INFINITY, ignore401: true },
  )
  return (
    <SignInFrame title={words.title}>
      {token === '' || link.error?.status === 422 ? (
        <DeadLink isJoining={isJoining} />
      ) : (
        <Loaded of={link} what="your link" shape="form" count={1}>
          {({ isValid, email, joinsAccountName }) =>
            isValid ? (
              <>
                <p>
                  {joinsAccountName === null ? (
                    'For '
                  ) : (
                    <>
                      You join the team of <b>{joinsAccountName}</b> as{' '}
                    </>
                  )}
                  <b className={css.address}>{email}</b>.
                </p>
                <NewPassword key={token} token={token} words={words} isJoining={isJoining} />
              </>
            ) : (
              <DeadLink isJoining={isJoining} />
            )
          }
        </Loaded>
      )}
    </SignInFrame>
  )
}

interface NewPasswordProps {
  readonly token: string
  readonly words: (typeof passwordWords)['renewing']
  readonly isJoining: boolean
}

/** Sets the password with a link that still works. */
export function NewPassword({ token, words, isJoining }: NewPasswordProps) {
  const form = useForm(account.resetPassword, { values: nothingTyped, toInput: (typed) => ({ token, ...typed }) })
  if (form.answer) {
    return (
      <div className={css.stack}>
        <Notice tone="success" title={words.done} isLive>
          {words.next}
        </Notice>
        <LinkButton variant="primary" href="/login">
          Log in
        </LinkButton>
      </div>
    )
  }
  if (form.error?.name === 'LinkNotValid') return <DeadLink isJoining={isJoining} />
  return (
    <Form {...form.props} label={words.title} purpose="set your password">
      <PasswordField
        {...form.field('newPassword')}
        label={words.field}
        autoComplete="new-password"
        hint={<PasswordRules />}
      />
      <SubmitButton>{words.button}</SubmitButton>
    </Form>
  )
}

function DeadLink({ isJoining }: { readonly isJoining: boolean }) {
  return (
    <div className={css.stack}>
      <Notice tone="warning" title="This link does not work any more.">
        {isJoining
          ? 'An invitation to a team works once, for 14 days. If you chose a password with it, log in. If not, ask the person who invited you to send a new one.'
          : 'Links to set a password work once, for 1 hour. Ask for a new one.'}
      </Notice>
      <LinkButton variant="primary" href={isJoining ? '/login' : '/forgot-password'}>
        {isJoining ? 'Log in' : 'Send me a new link'}
      </LinkButton>
    </div>
  )
}
