import { account } from '@waymark/contracts/account'
import { businessSubtype, country } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { RadioCards } from '@waymark/ui/radio-cards'
import { TextField } from '@waymark/ui/text-field'
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
import { noPlace, OrganisationPlace, type OrganisationPlaceValue } from './organisation-place.tsx'
import { Registered } from './registered.tsx'
import css from './sign-in-form.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { usePublicForm } from './use-public-form.ts'

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

const labels = {
  ...accountLabels,
  businessAccountSubtype: 'Kind of organisation',
  accountName: 'Name of the organisation',
  suburb: 'Suburb or town',
  address: 'Address',
  phone: 'Phone',
}

interface NewOrganisation extends NewAccount, OrganisationPlaceValue {
  readonly kind: Kind | ''
  readonly accountName: string
  readonly address: string
  readonly phone: string
}

const empty: NewOrganisation = { ...emptyAccount, ...noPlace, kind: '', accountName: '', address: '', phone: '' }
const loadRegister = async () => account.registerBusinessAccount

/** Registering an organisation with its first administrator; the wizard follows after the first sign-in. */
export function RegisterBusinessPage() {
  const { value, change, discard } = useDraft('register-business', empty)
  const register = usePublicForm(loadRegister, discard)
  if (register.isDone) return <Registered />
  const set = (changes: Partial<NewOrganisation>) => change((before) => ({ ...before, ...changes }))
  const { kind, country: countryKey, phone, placeText: _placeText, ...rest } = value
  return (
    <SignInFrame lead="First we need your organisation, and you as its administrator. A short set-up follows when you log in.">
      <Form
        label="Register your organisation"
        errors={register.fields}
        message={register.message}
        purpose="register your organisation"
        onSubmit={(data) =>
          register.submit({
            ...rest,
            businessAccountSubtype: kind === '' ? undefined : businessSubtype[kind],
            countryId: country[countryKey],
            phone: phone.trim() === '' ? null : phone,
            password: data.get('password'),
            agreesToTerms: data.has('agreesToTerms'),
          })
        }
      >
        <RadioCards
          name="businessAccountSubtype"
          label={labels.businessAccountSubtype}
          options={kinds}
          value={kind === '' ? null : kind}
          onChange={(chosen) => set({ kind: chosen })}
        />
        <TextField
          name="accountName"
          label={labels.accountName}
          autoComplete="organization"
          value={value.accountName}
          onChange={(accountName) => set({ accountName })}
        />
        <CountryField value={value} onChange={(changes) => set({ ...changes, ...noPlace })} />
        <OrganisationPlace
          key={countryKey}
          label={labels.suburb}
          countryId={country[countryKey]}
          value={value}
          onChange={set}
        />
        <TextField
          name="address"
          label={labels.address}
          hint="Street and number"
          autoComplete="street-address"
          value={value.address}
          onChange={(address) => set({ address })}
        />
        <TextField
          name="phone"
          label={labels.phone}
          isOptional
          type="tel"
          autoComplete="tel"
          value={phone}
          onChange={(typed) => set({ phone: typed })}
        />
        <PersonFields value={value} onChange={set} />
        <TermsField />
        <div className={css.actions}>
          <Button type="submit" variant="primary" isPending={register.isPending} pendingLabel="Registering">
            Register organisation
          </Button>
          <Link to="/login">I have an account</Link>
        </div>
      </Form>
    </SignInFrame>
  )
}
