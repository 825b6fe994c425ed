import { country } from '@waymark/domain/enums'
import { Checkbox } from '@waymark/ui/checkbox'
import { Columns } from '@waymark/ui/columns'
import { EmailField } from '@waymark/ui/email-field'
import { PasswordField } from '@waymark/ui/password-field'
import { RadioGroup } from '@waymark/ui/radio-group'
import { TextField } from '@waymark/ui/text-field'
import { likelyCountry } from '@waymark/web-kit/likely-country'
import { Link } from '@waymark/web-kit/router'
import type { FieldOf, TickOf } from '@waymark/web-kit/use-form'
import { PasswordRules } from './password-rules.tsx'

/** What every registration asks. */
export interface NewAccount {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly country: keyof typeof country
  readonly agreesToTerms: boolean
}

export const emptyAccount: NewAccount = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  country: likelyCountry() === country.au ? 'au' : 'nz',
  agreesToTerms: false,
}

/** What is typed as the call's input: the country by its number, the terms agreed to or nothing. */
export function accountToSend<Typed extends NewAccount>({ country: countryKey, agreesToTerms, ...typed }: Typed) {
  return { ...typed, countryId: country[countryKey], agreesToTerms: agreesToTerms || null }
}

interface PersonFieldsProps {
  readonly field: (name: 'firstName' | 'lastName' | 'email' | 'password') => FieldOf<string>
}

/** Name, email and password. */
export function PersonFields({ field }: PersonFieldsProps) {
  return (
    <>
      <Columns gap={5}>
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
      </Columns>
      <EmailField {...field('email')} label="Email" hint="We send a link there to confirm that it is yours." />
      <PasswordField {...field('password')} label="Password" autoComplete="new-password" hint={<PasswordRules />} />
    </>
  )
}

const countries = [
  { id: 'nz', label: 'New Zealand' },
  { id: 'au', label: 'Australia' },
] as const

export function CountryField(props: FieldOf<NewAccount['country']>) {
  return <RadioGroup {...props} label="Country" options={countries} />
}

export function TermsField(props: TickOf<boolean>) {
  return (
    <Checkbox {...props} label="Terms">
      I agree to the <Link to="/terms-and-conditions">terms and conditions</Link> and have read the{' '}
      <Link to="/privacy-policy">privacy policy</Link>.
    </Checkbox>
  )
}
