import { account } from '@waymark/contracts/account'
import { type CountryId, country } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { PasswordField } from '@waymark/ui/password-field'
import { RadioGroup } from '@waymark/ui/radio-group'
import { TextField } from '@waymark/ui/text-field'
import { useDraft } from '@waymark/web-kit/drafts'
import { Link } from '@waymark/web-kit/router'
import { likelyCountry } from '../likely-country.ts'
import { CheckYourEmail } from './check-your-email.tsx'
import { PasswordRules } from './password-rules.tsx'
import css from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { usePublicForm } from './use-public-form.ts'

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  countryId: 'Country',
  agreesToTerms: 'Terms',
}

const countries = [
  { id: 'nz', label: 'New Zealand' },
  { id: 'au', label: 'Australia' },
] as const

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  country: likelyCountry() === country.au ? ('au' as const) : ('nz' as const),
}
const loadRegister = async () => account.registerUser

/** Registering as an individual. */
export function RegisterProfilePage() {
  const draft = useDraft('register-profile', empty)
  const register = usePublicForm(loadRegister, () => draft.discard())
  if (register.isDone) {
    return (
      <SignInFrame title="Almost done">
        <CheckYourEmail>
          We sent you a link. Open it within 48 hours to confirm your address; then you can log in.
        </CheckYourEmail>
        <p className={css.other}>
          <Link to="/activation-user">I need the email again</Link>
        </p>
      </SignInFrame>
    )
  }
  const { value, change } = draft
  const countryId: CountryId = country[value.country]
  return (
    <SignInFrame title="Create your account" lead="It is free. All fields are needed.">
      <Form
        label="Create your account"
        errors={register.fields}
        message={register.message}
        labels={labels}
        purpose="create your account"
        onSubmit={(data) =>
          register.submit({
            firstName: value.firstName,
            lastName: value.lastName,
            email: value.email,
            password: data.get('password'),
            countryId,
            agreesToTerms: data.has('agreesToTerms'),
          })
        }
      >
        <div className={css.pair}>
          <TextField
            name="firstName"
            label={labels.firstName}
            autoComplete="given-name"
            value={value.firstName}
            onChange={(firstName) => change((before) => ({ ...before, firstName }))}
          />
          <TextField
            name="lastName"
            label={labels.lastName}
            autoComplete="family-name"
            value={value.lastName}
            onChange={(lastName) => change((before) => ({ ...before, lastName }))}
          />
        </div>
        <EmailField
          name="email"
          label={labels.email}
          hint="We send a link there to confirm that it is yours."
          value={value.email}
          onChange={(email) => change((before) => ({ ...before, email }))}
        />
        <PasswordField name="password" label={labels.password} autoComplete="new-password" hint={<PasswordRules />} />
        <RadioGroup
          name="countryId"
          label={labels.countryId}
          options={countries}
          value={value.country}
          onChange={(chosen) => change((before) => ({ ...before, country: chosen }))}
        />
        <Checkbox name="agreesToTerms" value="yes">
          I agree to the <Link to="/terms-and-conditions">terms and conditions</Link> and have read the{' '}
          <Link to="/privacy-policy">privacy policy</Link>.
        </Checkbox>
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
