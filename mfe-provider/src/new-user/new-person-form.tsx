import { serviceArea } from '@waymark/contracts/service-area'
import { userManagement } from '@waymark/contracts/user-management'
import { Columns } from '@waymark/ui/columns'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { Loaded } from '@waymark/ui/loaded'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import Send from 'lucide-react/icons/send'
import { useEffect, useMemo } from 'react'
import { ReachField } from '../user/reach-field.tsx'
import type { TeamMember } from '../user-management/team-member.ts'
import { LocationRolesField } from './location-roles-field.tsx'
import { emptyPerson, personToInvite } from './new-person-draft.ts'

interface NewPersonFormProps {
  /** Keeps this draft apart from the same form elsewhere. */
  readonly draftKey: string
  /** The page has a main button of its own. */
  readonly isAside?: boolean
  /** Who is typed and not invited yet; empty for nobody. */
  readonly onTyped?: (who: string) => void
  readonly onInvited: (person: TeamMember) => void | Promise<void>
}

/** Invites a person into the organisation by email, with their first roles. */
export function NewPersonForm(props: NewPersonFormProps) {
  const areas = useCall(serviceArea.getServiceAreasByUser, {})
  return (
    <Loaded of={areas} what="your locations" shape="form" count={4} kept="What you typed is kept.">
      {(found) => <PersonFields {...props} areas={found} />}
    </Loaded>
  )
}

interface PersonFieldsProps extends NewPersonFormProps {
  readonly areas: readonly { readonly serviceAreaId: number; readonly name: string }[]
}

function PersonFields({ draftKey, isAside = false, onTyped, onInvited, areas }: PersonFieldsProps) {
  const values = useMemo(() => emptyPerson(areas.map(({ serviceAreaId }) => serviceAreaId)), [areas])
  const form = useForm(userManagement.updateUserProfile, {
    values,
    toInput: personToInvite,
    fieldOf: { isAccountAdmin: 'reach', EmailTaken: 'email' },
    draft: draftKey,
    onSuccess: async (person, { reset }) => {
      reset()
      notify('success', `The invitation to ${person.email} is on its way.`)
      await onInvited(person)
    },
  })
  const { firstName, lastName, email } = form.values
  const typed = `${firstName} ${lastName}`.trim() || email.trim()
  useEffect(() => onTyped?.(typed), [onTyped, typed])

  return (
    <Form {...form.props} label="Invite a person" purpose="send the invitation">
      <Columns>
        <TextField {...form.field('firstName')} label="First name" autoComplete="off" />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="off" />
      </Columns>
      <EmailField
        {...form.field('email')}
        label="Email"
        hint="We send the invitation there. They use this address to log in."
        autoComplete="off"
      />
      <TextField {...form.field('phone')} label="Phone" inputMode="tel" autoComplete="off" />
      <ReachField {...form.field('reach')} />
      {form.values.reach === 'locations' && <LocationRolesField {...form.field('roles')} areas={areas} />}
      <SubmitButton variant={isAside ? 'secondary' : 'primary'} icon={Send} pendingLabel="Sending">
        Send the invitation
      </SubmitButton>
    </Form>
  )
}
