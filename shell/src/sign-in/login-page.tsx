import type { CurrentUser } from '@waymark/contracts/current-user'
import { landingPath } from '@waymark/domain/redirects'
import { Button } from '@waymark/ui/button'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { PasswordField } from '@waymark/ui/password-field'
import { session } from '@waymark/web-kit/browser-session'
import { takeLogBackInNotice } from '@waymark/web-kit/log-back-in'
import { Link, useLocation, useNavigate } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { visitorOf } from '@waymark/web-kit/who'
import { lazy, Suspense, useState } from 'react'
import css from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { usePublicForm } from './use-public-form.ts'

const SendActivation = lazy(async () => ({ default: (await import('./send-activation.tsx')).SendActivation }))

const labels = { email: 'Email', password: 'Password' }
const loadLogin = async () => (await import('@waymark/contracts/account')).account.login

/** Signing in with email and password. */
export function LoginPage() {
  const [notice] = useState(takeLogBackInNotice)
  const [email, setEmail] = useState('')
  const { search } = useLocation()
  const navigate = useNavigate()
  const login = usePublicForm(loadLogin, async (user: CurrentUser) => {
    session.signIn(user)
    const visitor = visitorOf(useAppStore.getState())
    if (visitor) await navigate(landingPath(search, visitor), { replace: true })
  })
  return (
    <SignInFrame title="Log in">
      {notice && (
        <p role="status" className={css.notice}>
          {notice}
        </p>
      )}
      <Form
        label="Log in"
        errors={login.fields}
        message={login.message}
        labels={labels}
        purpose="log you in"
        onSubmit={(data) => login.submit(Object.fromEntries(data))}
      >
        <EmailField
          name="email"
          label={labels.email}
          autoComplete="username"
          value={email}
          onChange={setEmail}
          onFocus={login.preload}
        />
        <PasswordField name="password" label={labels.password} />
        <div className={css.actions}>
          <Button type="submit" variant="primary" isPending={login.isPending} pendingLabel="Logging in">
            Log in
          </Button>
          <Link to="/forgot-password">Forgot your password?</Link>
        </div>
      </Form>
      {login.refusal === 'NotActivated' && (
        <Suspense fallback={null}>
          <SendActivation email={email} />
        </Suspense>
      )}
      <p className={css.other}>
        New here? <Link to="/register">Create an account</Link>
      </p>
    </SignInFrame>
  )
}
