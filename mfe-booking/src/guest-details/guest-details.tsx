import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Columns } from '@waymark/ui/columns'
import { DescriptionList } from '@waymark/ui/description-list'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { TextLink } from '@waymark/ui/text-link'
import { announce } from '@waymark/web-kit/announcement'
import { type Guest, guestToken, keepGuest, useGuest } from '@waymark/web-kit/guest'
import { tabStorage } from '@waymark/web-kit/tab-storage'
import { useForm } from '@waymark/web-kit/use-form'
import { useMemo, useState } from 'react'
import css from './guest-details.module.css'

interface GuestDetailsProps {
  readonly onReady: () => void
}

/** Details of somebody who books without an account. They stay in this tab until they have booked, with the guest token. */
export function GuestDetails({ onReady }: GuestDetailsProps) {
  const guest = useGuest((state) => state.guest)
  const [isChanging, setIsChanging] = useState(false)
  const isKnown = guest !== null && guest.email !== '' && guestToken(Date.now()) !== null
  if (!isKnown || isChanging)
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
    <Stack>
      <DescriptionList
        items={[
          { term: 'You are booking as', detail: `${guest.firstName} ${guest.lastName}` },
          { term: 'Email', detail: guest.email },
          ...(guest.phone === '' ? [] : [{ term: 'Phone', detail: guest.phone }]),
        ]}
      />
      <Cluster>
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
      </Cluster>
    </Stack>
  )
}

const nobody = { firstName: '', lastName: '', email: '', phone: '' }

interface GuestFormProps {
  /** The guest who gave their details in this tab before. */
  readonly guest: Guest | null
  readonly onRegistered: () => void
}

function GuestForm({ guest, onRegistered }: GuestFormProps) {
  const values = useMemo(() => {
    if (!guest) return nobody
    const { firstName, lastName, email, phone } = guest
    return { firstName, lastName, email, phone }
  }, [guest])
  const form = useForm(account.registerGuestUser, {
    values,
    draft: 'guest',
    onSuccess: (registered) => {
      keepGuest(registered)
      onRegistered()
    },
  })
  return (
    <Form {...form.props} label="Your details" purpose="continue">
      <p className={css.soft}>
        You do not need an account. We keep these details{' '}
        {tabStorage.isLasting() ? 'in this tab until you have booked' : 'until you have booked or close this page'}, and
        send your booking to your email. <TextLink href="/login">Log in instead</TextLink>
      </p>
      <Columns gap={5}>
        <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" />
      </Columns>
      <EmailField {...form.field('email')} label="Email" />
      <TextField
        {...form.field('phone')}
        label="Phone"
        hint="In case something changes on the day. Without one, we write to your email."
        inputMode="tel"
        autoComplete="tel"
      />
      <SubmitButton pendingLabel="One moment">Continue as a guest</SubmitButton>
    </Form>
  )
}
