import { landingPath } from '@waymark/domain/redirects'
import { ErrorSummary } from '@waymark/ui/error-summary'
import { PlainButton } from '@waymark/ui/plain-button'
import { PlainField } from '@waymark/ui/plain-field'
import { PlainPasswordField } from '@waymark/ui/plain-password-field'
import { session } from '@waymark/web-kit/browser-session'
import { bookingAhead } from '@waymark/web-kit/kept-booking'
import { invitationAhead } from '@waymark/web-kit/kept-invitation'
import { forgetLogBackInNotice, readLogBackInNotice } from '@waymark/web-kit/log-back-in'
import { Link, useLocation, useNavigate } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { visitorOf } from '@waymark/web-kit/who'
import { lazy, Suspense, useEffect, useState } from 'react'
import { type SecondStepWays, waysOf } from './second-step-ways.ts'
import css from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { preloadLogin, useLogin } from './use-login.ts'

const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }))
const SendActivation = lazy(async () => ({ default: (await import('./send-activation.tsx')).SendActivation }))

/** Signing in with email and password. */
export function LoginPage() {
  const [kept] = useState(readLogBackInNotice)
  const endedBecause = useAppStore((state) => state.endedBecause)
  const notice = endedBecause ?? kept
  useEffect(() => forgetLogBackInNotice, [])
  const { search } = useLocation()
  const [email, setEmail] = useState(() => invitationAhead(search)?.email ?? bookingAhead(search)?.email ?? '')
  const [password, setPassword] = useState('')
  const navigate = useNavigate()
  const login = useLogin(async (user) => {
    session.signIn(user)
    const visitor = visitorOf(useAppStore.getState())
    if (visitor) await navigate(landingPath(search, visitor), { replace: true })
  })
  const [ways, setWays] = useState<SecondStepWays | null>(null)
  if (login.refusal === 'SecondFactorNeeded' && ways === null) setWays(waysOf(login.detail))
  const { fields, message } = login
  const problems = [
    ...(fields.email ? [{ name: 'email', label: 'Email', message: fields.email }] : []),
    ...(fields.password ? [{ name: 'password', label: 'Password', message: fields.password }] : []),
  ]
  const startAgain = () => {
    login.reset()
    setWays(null)
  }
  if (ways)
    return (
      <SignInFrame>
        <Suspense fallback={null}>
          <SecondStep ways={ways} email={email} password={password} login={login} onBack={startAgain} />
        </Suspense>
      </SignInFrame>
    )
  return (
    <SignInFrame>
      {notice && notice !== message && (
        <p role="status" className={css.notice}>
          {notice}
        </p>
      )}
      <form
        noValidate
        aria-label="Log in"
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!login.isPending) login.submit({ email, password })
        }}
      >
        <ErrorSummary problems={problems} message={message} purpose="log you in" attempt={fields} />
        <PlainField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          errorMessage={fields.email}
          onFocus={preloadLogin}
        />
        <PlainPasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          errorMessage={fields.password}
        />
        <div className={css.actions}>
          <PlainButton type="submit" variant="primary" isPending={login.isPending} pendingLabel="Logging in">
            Log in
          </PlainButton>
          <Link to="/forgot-password">Forgot your password?</Link>
        </div>
      </form>
      {login.refusal === 'NotActivated' && (
        <Suspense fallback={null}>
          <SendActivation email={email} />
        </Suspense>
      )}
      {login.refusal === 'AccountClosed' && (
        <p className={css.other}>
          We can tell you why, and open it again: <Link to="/contact-us">contact us</Link>. If you work for an
          organisation, it may have closed your account: ask them first.
        </p>
      )}
      <p className={css.other}>
        New here?{' '}
        <Link to={invitationAhead(search) || bookingAhead(search) ? `/register-profile${search}` : '/register'}>
          Create an account
        </Link>
      </p>
    </SignInFrame>
  )
}
