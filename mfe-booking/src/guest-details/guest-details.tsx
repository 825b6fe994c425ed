import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { DescriptionList } from '@waymark/ui/description-list'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { TextField } from '@waymark/ui/text-field'
import { TextLink } from '@waymark/ui/text-link'
import { announce } from '@waymark/web-kit/announcement'
import { useDraft } from '@waymark/web-kit/drafts'
import { type Guest, guestToken, keepGuest, useGuest } from '@waymark/web-kit/guest'
import { useFormErrors } from '@waymark/web-kit/use-form-errors'
import { useSend } from '@waymark/web-kit/use-send'
import { useMemo, useState } from 'react'
import css from './guest-details.module.css'

interface GuestDetailsProps {
  readonly onReady: () => void
}

/** Details of somebody who books without an account. They stay in this browser, with the guest token. */
export function GuestDetails({ onReady }: GuestDetailsProps) {
  const guest = useGuest((state) => state.guest)
  const [isChanging, setIsChanging] = useState(false)
  const hasToken = guest !== null && guestToken(Date.now()) !== null
  if (!hasToken || isChanging)
    return (
      <GuestForm
        guest={guest}
        onRegistered={() => {
          setIsChanging(false)
          onReady()
        }}
      />
    )
  return (
    <div className={css.details}>
      <DescriptionList
        items={[
          { term: 'You are booking as', detail: `${guest.firstName} ${guest.lastName}` },
          { term: 'Email', detail: guest.email },
          { term: 'Phone', detail: guest.phone },
        ]}
      />
      <div className={css.actions}>
        <Button variant="primary" onPress={onReady}>
          Continue as {guest.firstName}
        </Button>
        <Button onPress={() => setIsChanging(true)}>Change my details</Button>
        <Button
          variant="dangerQuiet"
          onPress={() => {
            keepGuest(null)
            announce('We have forgotten your details.')
          }}
        >
          Forget my details
        </Button>
      </div>
    </div>
  )
}

const labels = { firstName: 'First name', lastName: 'Last name', email: 'Email', phone: 'Phone' }
const nobody = { firstName: '', lastName: '', email: '', phone: '' }

interface GuestFormProps {
  /** The guest who booked from this browser before. */
  readonly guest: Guest | null
  readonly onRegistered: () => void
}

function GuestForm({ guest, onRegistered }: GuestFormProps) {
  const initial = useMemo(() => {
    if (!guest) return nobody
    const { firstName, lastName, email, phone } = guest
    return { firstName, lastName, email, phone }
  }, [guest])
  const draft = useDraft('guest', initial)
  const { value } = draft
  const register = useSend(account.registerGuestUser, {
    quiet: true,
    onSuccess: (registered) => {
      draft.discard()
      keepGuest(registered)
      onRegistered()
    },
  })
  const faults = useFormErrors(register.error)
  const change = (changes: Partial<typeof nobody>) => draft.change((before) => ({ ...before, ...changes }))

  return (
    <Form label="Your details" {...faults} purpose="continue" onSubmit={() => register.mutate({ input: value })}>
      <p className={css.soft}>
        You do not need an account. We keep these details in this browser, and send your booking to your email.{' '}
        <TextLink href="/login">Log in instead</TextLink>
      </p>
      <div className={css.pair}>
        <TextField
          name="firstName"
          label={labels.firstName}
          autoComplete="given-name"
          value={value.firstName}
          onChange={(firstName) => change({ firstName })}
        />
        <TextField
          name="lastName"
          label={labels.lastName}
          autoComplete="family-name"
          value={value.lastName}
          onChange={(lastName) => change({ lastName })}
        />
      </div>
      <EmailField name="email" label={labels.email} value={value.email} onChange={(email) => change({ email })} />
      <TextField
        name="phone"
        label={labels.phone}
        hint="In case something changes on the day."
        inputMode="tel"
        autoComplete="tel"
        value={value.phone}
        onChange={(phone) => change({ phone })}
      />
      <div>
        <Button type="submit" variant="primary" isPending={register.isPending} pendingLabel="One moment">
          Continue as a guest
        </Button>
      </div>
    </Form>
  )
}
