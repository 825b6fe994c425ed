import { Checkbox } from '@waymark/ui/checkbox'
import { ErrorSummary } from '@waymark/ui/error-summary'
import { PlainButton } from '@waymark/ui/plain-button'
import { PlainField } from '@waymark/ui/plain-field'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import css from './sign-in-form.module.css'
import type { LoginState } from './use-login.ts'
import { usePasskey } from './use-passkey.ts'

interface SecondStepProps {
  readonly email: string
  readonly password: string
  readonly login: LoginState
  readonly onBack: () => void
}

/** The second step of logging in: a code of an app or a recovery code, or a passkey. */
export function SecondStep({ email, password, login, onBack }: SecondStepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [code, setCode] = useState('')
  const [remembersDevice, setRemembersDevice] = useState(false)
  const passkey = usePasskey({ email, password }, (answer) =>
    login.submit({ email, password, remembersDevice, passkey: answer }),
  )
  // Whoever cannot see the page is told that it is another one.
  useEffect(() => heading.current?.focus(), [])
  const message = passkey.problem ?? (login.refusal === 'SecondFactorNeeded' ? undefined : login.message)
  const sendCode = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!login.isPending) login.submit({ email, password, remembersDevice, code })
  }
  return (
    <form noValidate aria-label="Second step" className={css.form} onSubmit={sendCode}>
      <h2 ref={heading} tabIndex={-1}>
        One more step
      </h2>
      <p>Your password is right. Enter the code that your authenticator app shows, or one of your recovery codes.</p>
      <ErrorSummary
        problems={login.fields.code ? [{ name: 'code', label: 'Code', message: login.fields.code }] : []}
        message={message}
        purpose="log you in"
      />
      <PlainField
        name="code"
        label="Code"
        type="text"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        errorMessage={login.fields.code}
      />
      <Checkbox isSelected={remembersDevice} onChange={setRemembersDevice}>
        Do not ask on this device for 30 days
      </Checkbox>
      <div className={css.actions}>
        <PlainButton type="submit" variant="primary" isPending={login.isPending} pendingLabel="Logging in">
          Log in
        </PlainButton>
        <PlainButton
          type="button"
          isPending={passkey.isPending}
          pendingLabel="Waiting for your passkey"
          onClick={passkey.ask}
        >
          Use a passkey
        </PlainButton>
      </div>
      <div className={css.other}>
        <p>Lost your phone and your recovery codes? Write to us: we make sure that it is you, and take the step off.</p>
        <PlainButton type="button" onClick={onBack}>
          Start again
        </PlainButton>
      </div>
    </form>
  )
}
