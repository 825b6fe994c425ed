import { Columns } from '@waymark/ui/columns'
import { EmailField } from '@waymark/ui/email-field'
import { TextArea } from '@waymark/ui/text-area'
import { TextField } from '@waymark/ui/text-field'
import { TextLink } from '@waymark/ui/text-link'
import { useLocation } from '@waymark/web-kit/router'
import css from './new-activity-booking.module.css'
import type { SpacesForm } from './spaces-form.ts'

interface DetailsStopProps {
  readonly form: SpacesForm
  readonly accountName: string
  readonly isGuest: boolean
  readonly isWaiting?: boolean
}

/** Whom the organiser can reach. A guest needs no account; what is typed stays when they log in. */
export function DetailsStop({ form, accountName, isGuest, isWaiting = false }: DetailsStopProps) {
  const { pathname, search } = useLocation()
  const here = encodeURIComponent(`${pathname}${search}`)
  return (
    <>
      {isGuest && (
        <p className={css.small}>
          {isWaiting
            ? 'You wait as a guest: no account needed, we email you when spaces come free. '
            : 'You book as a guest: no account needed, we email you a link to your booking. '}
          <TextLink href={`/login?url=${here}`}>Log in instead</TextLink>. Your answers stay.
        </p>
      )}
      <Columns>
        <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" maxCharacters={50} />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" maxCharacters={49} />
      </Columns>
      <Columns>
        <EmailField
          {...form.field('contactEmail')}
          label="Email"
          hint={isWaiting ? 'The offer goes here.' : 'The ticket goes here.'}
        />
        <TextField
          {...form.field('contactPhone')}
          label="Phone"
          hint="If something changes. Without one, they write to your email."
          inputMode="tel"
          autoComplete="tel"
        />
      </Columns>
      {!isWaiting && (
        <TextArea
          {...form.field('notes')}
          label="Anything else they should know?"
          hint={`Only ${accountName} sees this.`}
          isOptional
          maxCharacters={2000}
        />
      )}
    </>
  )
}
