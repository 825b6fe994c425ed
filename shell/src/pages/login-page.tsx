import { account } from '@waymark/contracts/account'
import { checkInput } from '@waymark/contracts/check-input'
import { landingPath } from '@waymark/domain/redirects'
import { Button } from '@waymark/ui/button'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { PasswordField } from '@waymark/ui/password-field'
import { TextLink } from '@waymark/ui/text-link'
import { session } from '@waymark/web-kit/browser-session'
import type { CallError } from '@waymark/web-kit/call-error'
import { takeLogBackInNotice } from '@waymark/web-kit/log-back-in'
import { useLocation, useNavigate } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { usePage } from '@waymark/web-kit/use-page'
import { useSend } from '@waymark/web-kit/use-send'
import { visitorOf } from '@waymark/web-kit/who'
import { useState } from 'react'
import css from './login-page.module.css'

const labels = { email: 'Email', password: 'Password' }

/** Signing in with email and password. */
export function LoginPage() {
  const heading = usePage('Log in')
  const [notice] = useState(takeLogBackInNotice)
  const { search } = useLocation()
  const navigate = useNavigate()
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const login = useSend(account.login, {
    quiet: true,
    onSuccess: async (user) => {
      session.signIn(user)
      const visitor = visitorOf(useAppStore.getState())
      if (visitor) await navigate(landingPath(search, visitor), { replace: true })
    },
  })

  function submit(data: FormData) {
    const input = checkInput(account.login.input, Object.fromEntries(data))
    setFields(input.ok ? {} : input.fields)
    if (input.ok) login.mutate({ input: input.value })
  }

  return (
    <div className={css.page}>
      <h1 {...heading}>Log in</h1>
      {notice && <p role="status">{notice}</p>}
      <Form
        label="Log in"
        errors={fields}
        message={messageOf(login.error)}
        labels={labels}
        purpose="log you in"
        onSubmit={submit}
      >
        <EmailField name="email" label={labels.email} />
        <PasswordField name="password" label={labels.password} />
        <Button type="submit" variant="primary" isPending={login.isPending} pendingLabel="Logging in">
          Log in
        </Button>
      </Form>
      <p>
        <TextLink href="/forgot-password">Forgot your password?</TextLink>
      </p>
      <p>
        New here? <TextLink href="/register">Create an account</TextLink>
      </p>
    </div>
  )
}

function messageOf(error: CallError | null): string | undefined {
  return error?.message
}
