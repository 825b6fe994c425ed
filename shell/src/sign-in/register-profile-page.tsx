import { account } from '@waymark/contracts/account'
import { country } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { useDraft } from '@waymark/web-kit/drafts'
import { Link } from '@waymark/web-kit/router'
import {
  accountLabels,
  CountryField,
  emptyAccount,
  type NewAccount,
  PersonFields,
  TermsField,
} from './account-fields.tsx'
import { Registered } from './registered.tsx'
import css from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { usePublicForm } from './use-public-form.ts'

const loadRegister = async () => account.registerUser

/** Registering as an individual. */
export function RegisterProfilePage() {
  const { value, change, discard } = useDraft('register-profile', emptyAccount)
  const register = usePublicForm(loadRegister, discard)
  if (register.isDone) return <Registered />
  const set = (changes: Partial<NewAccount>) => change((before) => ({ ...before, ...changes }))
  const { country: countryKey, ...person } = value
  return (
    <SignInFrame title="Create your account" lead="It is free. All fields are needed.">
      <Form
        label="Create your account"
        errors={register.fields}
        message={register.message}
        labels={accountLabels}
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
          <Link to="/login">I have an account</Link>
        </div>
      </Form>
    </SignInFrame>
  )
}
