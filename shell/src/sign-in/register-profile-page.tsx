import { account } from '@waymark/contracts/account'
import { Form } from '@waymark/ui/form'
import { Notice } from '@waymark/ui/notice'
import { SubmitButton } from '@waymark/ui/submit-button'
import { bookingAhead, keepBooking } from '@waymark/web-kit/kept-booking'
import { invitationAhead } from '@waymark/web-kit/kept-invitation'
import { Link, useLocation } from '@waymark/web-kit/router'
import { useForm } from '@waymark/web-kit/use-form'
import { useState } from 'react'
import { accountToSend, CountryField, emptyAccount, PersonFields, TermsField } from './account-fields.tsx'
import { Registered } from './registered.tsx'
import css from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'

/** Registering as an individual. */
export function RegisterProfilePage() {
  const { search } = useLocation()
  const [invited] = useState(() => invitationAhead(search))
  const [booking] = useState(() => bookingAhead(search))
  const form = useForm(account.registerUser, {
    values: invited ? { ...emptyAccount, email: invited.email } : emptyAccount,
    toInput: accountToSend,
    fieldOf: { countryId: 'country' },
    // An invited person starts with their own address, whatever was typed here before.
    draft: invited ? `register-profile:${invited.email}` : 'register-profile',
    onSuccess: (_answer, { values }) => {
      if (booking) keepBooking({ ...booking, email: values.email })
    },
  })
  if (form.answer) return <Registered email={form.values.email} />
  return (
    <SignInFrame lead="It is free. All fields are needed.">
      {invited && (
        <Notice tone="info" title="You are invited.">
          The invitation is for {invited.email}. Once you have confirmed this address and logged in, we bring you back
          to it.
        </Notice>
      )}
      {booking && (
        <Notice tone="info" title="Your booking waits for you.">
          What you answered is kept in this browser for three days. Once you have confirmed your address and logged in,
          we bring you back to it.
        </Notice>
      )}
      <Form {...form.props} label="Create your account" purpose="create your account">
        <PersonFields field={form.field} />
        <CountryField {...form.field('country')} />
        <TermsField {...form.tick('agreesToTerms')} />
        <div className={css.actions}>
          <SubmitButton pendingLabel="Creating your account">Create account</SubmitButton>
          <Link to={invited || booking ? `/login${search}` : '/login'}>I have an account</Link>
        </div>
      </Form>
    </SignInFrame>
  )
}
