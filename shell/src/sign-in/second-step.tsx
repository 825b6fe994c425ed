import { Checkbox } from '@waymark/ui/checkbox'
import { ErrorSummary } from '@waymark/ui/error-summary'
import { PlainButton } from '@waymark/ui/plain-button'
import { PlainField } from '@waymark/ui/plain-field'
import { Link } from '@waymark/web-kit/router'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type SecondStepWays, wrongCodeText } from './second-step-ways.ts'
import css from './sign-in-form.module.css'
import type { LoginState } from './use-login.ts'
import { usePasskey } from './use-passkey.ts'

interface SecondStepProps {
  readonly ways: SecondStepWays
  readonly email: string
  readonly password: string
  readonly login: LoginState
  readonly onBack: () => void
}

/** The second step of logging in: a passkey where the account has one, then a code of an app or a recovery code. */
export function SecondStep({ ways, email, password, login, onBack }: SecondStepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [code, setCode] = useState('')
  const [remembersDevice, setRemembersDevice] = useState(false)
  const [hasSentCode, setHasSentCode] = useState(false)
  const { hasPasskey } = ways
  const hasCode = ways.hasApp || ways.hasRecoveryCodes
  const codeLabel = ways.hasApp ? 'Code' : 'Recovery code'
  const passkey = usePasskey({ email, password, hasCode }, (answer) => {
    setHasSentCode(false)
    login.submit({ email, password, remembersDevice, passkey: answer })
  })
  // Whoever cannot see the page is told that it is another one.
  useEffect(() => heading.current?.focus(), [])
  const message = passkey.problem ?? messageOf(login, ways, hasSentCode)
  const sendCode = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!hasCode || login.isPending) return
    passkey.reset()
    setHasSentCode(true)
    login.submit({ email, password, remembersDevice, code })
  }
  return (
    <form noValidate aria-label="Second step" className={css.form} onSubmit={sendCode}>
      <h2 ref={heading} tabIndex={-1}>
        One more step
      </h2>
      <p>Your password is right. {hasPasskey ? 'Use your passkey.' : `Enter ${codeText(ways)}.`}</p>
      <ErrorSummary
        problems={login.fields.code ? [{ name: 'code', label: codeLabel, message: login.fields.code }] : []}
        message={message}
        purpose="log you in"
        attempt={login.fields}
      />
      <Checkbox isSelected={remembersDevice} onChange={setRemembersDevice}>
        Do not ask on this device for 30 days
      </Checkbox>
      {hasPasskey && (
        <div className={css.actions}>
          <PlainButton
            variant="primary"
            isPending={passkey.isPending}
            pendingLabel="Waiting for your passkey"
            onClick={passkey.ask}
          >
            Use a passkey
          </PlainButton>
        </div>
      )}
      {hasCode && (
        <>
          {hasPasskey && <p>Or enter {codeText(ways)}.</p>}
          <PlainField
            name="code"
            label={codeLabel}
            type="text"
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
            errorMessage={login.fields.code}
          />
          <div className={css.actions}>
            <PlainButton
              type="submit"
              variant={hasPasskey ? 'secondary' : 'primary'}
              isPending={login.isPending}
              pendingLabel="Logging in"
            >
              Log in
            </PlainButton>
          </div>
        </>
      )}
      <div className={css.other}>
        <p>
          Lost what you need here? <Link to="/contact-us">Write to us</Link>: we make sure that it is you, and take the
          step off.
        </p>
        <PlainButton type="button" onClick={onBack}>
          Start again
        </PlainButton>
      </div>
    </form>
  )
}

/** "the code that your authenticator app shows, or one of your recovery codes": those that the account has. */
function codeText({ hasApp, hasRecoveryCodes }: SecondStepWays): string {
  if (!hasApp) return 'one of your recovery codes'
  return `the code that your authenticator app shows${hasRecoveryCodes ? ', or one of your recovery codes' : ''}`
}

/** The sentence of the last refusal, in words that fit what was given and what the account has. */
function messageOf({ refusal, message }: LoginState, ways: SecondStepWays, hasSentCode: boolean): string | undefined {
  if (refusal === 'SecondFactorNeeded') return undefined
  if (refusal !== 'WrongCode') return message
  if (hasSentCode) return wrongCodeText(ways)
  const hasCode = ways.hasApp || ways.hasRecoveryCodes
  return `This passkey was not accepted. Try again${hasCode ? ', or enter a code' : ''}.`
}
