import { account } from '@waymark/contracts/account'
import { country } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { Notice } from '@waymark/ui/notice'
import { useDraft } from '@waymark/web-kit/drafts'
import { invitationAhead } from '@waymark/web-kit/kept-invitation'
import { Link, useLocation } from '@waymark/web-kit/router'
import { useState } from 'react'
import { CountryField, emptyAccount, type NewAccount, PersonFields, TermsField } from './account-fields.tsx'
import { Registered } from './registered.tsx'
import css from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { usePublicForm } from './use-public-form.ts'

const loadRegister = async () => account.registerUser

/** Registering as an individual. */
export function RegisterProfilePage() {
  const { search } = useLocation()
  const [invited] = useState(() => invitationAhead(search))
  const [empty] = useState(() => (invited ? { ...emptyAccount, email: invited.email } : emptyAccount))
  // An invited person starts with their own address, whatever was typed here before.
  const { value, change, discard } = useDraft(invited ? `register-profile:${invited.email}` : 'register-profile', empty)
  const register = usePublicForm(loadRegister, discard)
  if (register.isDone) return <Registered />
  const set = (changes: Partial<NewAccount>) => change((before) => ({ ...before, ...changes }))
  const { country: countryKey, ...person } = value
  return (
    <SignInFrame lead="It is free. All fields are needed.">
      {invited && (
        <Notice tone="info" title="You are invited.">
          The invitation is for {invited.email}. Once you have confirmed this address and logged in, we bring you back
          to it.
        </Notice>
      )}
      <Form
        label="Create your account"
        errors={register.fields}
        message={register.message}
        purpose="create your account"
        onSubmit={(data) =>
          register.submit({
            ...person,
            password: data.get('password'),
            countryId: country[countryKey],
            agreesToTerms: data.has('agreesToTerms'),
          })
        }
      >
        <PersonFields value={value} onChange={set} />
        <CountryField value={value} onChange={set} />
        <TermsField />
        <div className={css.actions}>
          <Button type="submit" variant="primary" isPending={register.isPending} pendingLabel="Creating your account">
            Create account
          </Button>
          <Link to={invited ? `/login${search}` : '/login'}>I have an account</Link>
        </div>
      </Form>
    </SignInFrame>
  )
}
