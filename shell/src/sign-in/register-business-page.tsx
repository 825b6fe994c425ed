import { account } from '@waymark/contracts/account'
import { businessSubtype, country } from '@waymark/domain/enums'
import { Form } from '@waymark/ui/form'
import { RadioCards } from '@waymark/ui/radio-cards'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { Link } from '@waymark/web-kit/router'
import { useForm } from '@waymark/web-kit/use-form'
import {
  accountToSend,
  CountryField,
  emptyAccount,
  type NewAccount,
  PersonFields,
  TermsField,
} from './account-fields.tsx'
import { noPlace, OrganisationPlace, type OrganisationPlaceValue } from './organisation-place.tsx'
import { Registered } from './registered.tsx'
import css from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'

type Kind = keyof typeof businessSubtype

const kinds: readonly { id: Kind; label: string; detail: string }[] = [
  {
    id: 'ServiceProvider',
    label: 'Service provider',
    detail: 'You come to people, or they come to you, at a time they book.',
  },
  {
    id: 'ActivityOperator',
    label: 'Activity operator',
    detail: 'You run activities and events with sessions and spaces.',
  },
  { id: 'Council', label: 'Council', detail: 'You look after public places, amenities and activities of a town.' },
  { id: 'Hybrid', label: 'Hybrid', detail: 'Services and activities, in one account.' },
]

interface NewOrganisation extends NewAccount, OrganisationPlaceValue {
  readonly kind: Kind | null
  readonly accountName: string
  readonly address: string
  readonly phone: string
}

const empty: NewOrganisation = { ...emptyAccount, ...noPlace, kind: null, accountName: '', address: '', phone: '' }

/** Registering an organisation with its first administrator; the wizard follows after the first sign-in. */
export function RegisterBusinessPage() {
  const form = useForm(account.registerBusinessAccount, {
    values: empty,
    toInput: ({ kind, placeText: _placeText, ...typed }) => ({
      ...accountToSend(typed),
      businessAccountSubtype: kind && businessSubtype[kind],
    }),
    fieldOf: { businessAccountSubtype: 'kind', countryId: 'country' },
    draft: 'register-business',
  })
  if (form.answer) return <Registered email={form.values.email} />
  const countryKey = form.values.country
  return (
    <SignInFrame lead="First we need your organisation, and you as its administrator. A short set-up follows when you log in.">
      <Form {...form.props} label="Register your organisation" purpose="register your organisation">
        <RadioCards {...form.field('kind')} label="Kind of organisation" options={kinds} />
        <TextField {...form.field('accountName')} label="Name of the organisation" autoComplete="organization" />
        <CountryField {...form.field('country')} onChange={(chosen) => form.change({ country: chosen, ...noPlace })} />
        <OrganisationPlace
          key={countryKey}
          label="Suburb or town"
          countryId={country[countryKey]}
          value={form.values}
          onChange={form.change}
        />
        <TextField {...form.field('address')} label="Address" hint="Street and number" autoComplete="street-address" />
        <TextField {...form.field('phone')} label="Phone" type="tel" autoComplete="tel" />
        <PersonFields field={form.field} />
        <TermsField {...form.tick('agreesToTerms')} />
        <div className={css.actions}>
          <SubmitButton pendingLabel="Registering">Register organisation</SubmitButton>
          <Link to="/login">I have an account</Link>
        </div>
      </Form>
    </SignInFrame>
  )
}
