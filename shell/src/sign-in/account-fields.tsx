import { country } from '@waymark/domain/enums'
import { Checkbox } from '@waymark/ui/checkbox'
import { EmailField } from '@waymark/ui/email-field'
import { PasswordField } from '@waymark/ui/password-field'
import { RadioGroup } from '@waymark/ui/radio-group'
import { TextField } from '@waymark/ui/text-field'
import { Link } from '@waymark/web-kit/router'
import { likelyCountry } from '../likely-country.ts'
import { PasswordRules } from './password-rules.tsx'
import css from './sign-in-form.module.css'

/** The draft that every registration keeps; never the password. */
export interface NewAccount {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly country: keyof typeof country
}

export const emptyAccount: NewAccount = {
  firstName: '',
  lastName: '',
  email: '',
  country: likelyCountry() === country.au ? 'au' : 'nz',
}

/** The labels of the fields, for the error summary. */
export const accountLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  countryId: 'Country',
  agreesToTerms: 'Terms',
}

interface FieldsProps {
  readonly value: NewAccount
  readonly onChange: (changes: Partial<NewAccount>) => void
}

/** Email and password. */
export function PersonFields({ value, onChange }: FieldsProps) {
  return (
    <>
      <div className={css.pair}>
        <TextField
          name="firstName"
          label={accountLabels.firstName}
          autoComplete="given-name"
          value={value.firstName}
          onChange={(firstName) => onChange({ firstName })}
        />
        <TextField
          name="lastName"
          label={accountLabels.lastName}
          autoComplete="family-name"
          value={value.lastName}
          onChange={(lastName) => onChange({ lastName })}
        />
      </div>
      <EmailField
        name="email"
        label={accountLabels.email}
        hint="We send a link there to confirm that it is yours."
        value={value.email}
        onChange={(email) => onChange({ email })}
      />
      <PasswordField
        name="password"
        label={accountLabels.password}
        autoComplete="new-password"
        hint={<PasswordRules />}
      />
    </>
  )
}

const countries = [
  { id: 'nz', label: 'New Zealand' },
  { id: 'au', label: 'Australia' },
] as const

export function CountryField({ value, onChange }: FieldsProps) {
  return (
    <RadioGroup
      name="countryId"
      label={accountLabels.countryId}
      options={countries}
      value={value.country}
      onChange={(chosen) => onChange({ country: chosen })}
    />
  )
}

export function TermsField() {
  return (
    <Checkbox name="agreesToTerms" value="yes">
      I agree to the <Link to="/terms-and-conditions">terms and conditions</Link> and have read the{' '}
      <Link to="/privacy-policy">privacy policy</Link>.
    </Checkbox>
  )
}
