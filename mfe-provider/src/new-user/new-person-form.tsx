import { serviceArea } from '@waymark/contracts/service-area'
import { userManagement } from '@waymark/contracts/user-management'
import { Button } from '@waymark/ui/button'
import { EmailField } from '@waymark/ui/email-field'
import { ErrorState } from '@waymark/ui/error-state'
import { Form } from '@waymark/ui/form'
import { Skeleton } from '@waymark/ui/skeleton'
import { TextField } from '@waymark/ui/text-field'
import { useDraft } from '@waymark/web-kit/drafts'
import { newIdempotencyKey } from '@waymark/web-kit/new-idempotency-key'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useFormErrors } from '@waymark/web-kit/use-form-errors'
import { useSend } from '@waymark/web-kit/use-send'
import Send from 'lucide-react/icons/send'
import { useMemo, useRef } from 'react'
import { ReachField } from '../user/reach-field.tsx'
import type { TeamMember } from '../user-management/team-member.ts'
import { LocationRolesField } from './location-roles-field.tsx'
import { emptyPerson, type NewPersonDraft, personToInvite } from './new-person-draft.ts'
import styles from './new-user.module.css'

interface NewPersonFormProps {
  /** Keeps this draft apart from the same form elsewhere. */
  readonly draftKey: string
  /** The page has a main button of its own. */
  readonly isAside?: boolean
  readonly onInvited: (person: TeamMember) => void | Promise<void>
}

const refusedFields = { EmailTaken: 'email' }

/** Invites a person into the organisation by email, with their first roles. */
export function NewPersonForm(props: NewPersonFormProps) {
  const areas = useCall(serviceArea.getServiceAreasByUser, {})
  if (areas.isError)
    return (
      <ErrorState
        title="Your locations did not load"
        kept="What you typed is kept."
        next={areas.error.message}
        requestId={areas.error.requestId}
        onRetry={() => void areas.refetch()}
        isRetrying={areas.isFetching}
      />
    )
  if (areas.isPending) return <Skeleton label="Loading your locations" shape="form" count={4} />
  return <PersonFields {...props} areas={areas.data ?? []} />
}

interface Location {
  readonly serviceAreaId: number
  readonly name: string
}

function PersonFields({
  draftKey,
  isAside = false,
  onInvited,
  areas,
}: NewPersonFormProps & { readonly areas: readonly Location[] }) {
  const initial = useMemo(() => emptyPerson(areas.map(({ serviceAreaId }) => serviceAreaId)), [areas])
  const draft = useDraft<NewPersonDraft>(draftKey, initial)
  const { firstName, lastName, email, phone, reach, roles } = draft.value
  const change = (changes: Partial<NewPersonDraft>) => draft.change((before) => ({ ...before, ...changes }))
  const invite = useSend(userManagement.updateUserProfile, {
    quiet: true,
    onSuccess: async (person) => {
      draft.discard()
      notify('success', `The invitation to ${person.email} is on its way.`)
      await onInvited(person)
    },
  })
  // However often the request is resent for lack of a response, the person is invited once.
  const attempt = useRef({ of: '', key: '' })

  function submit() {
    const input = personToInvite(draft.value)
    const of = JSON.stringify(input)
    if (attempt.current.of !== of) attempt.current = { of, key: newIdempotencyKey() }
    invite.mutate({ input, idempotencyKey: attempt.current.key })
  }

  const faults = useFormErrors(invite.error, refusedFields)

  return (
    <Form label="Invite a person" {...faults} purpose="send the invitation" onSubmit={submit}>
      <div className={styles.pair}>
        <TextField
          name="firstName"
          label="First name"
          autoComplete="off"
          value={firstName}
          onChange={(text) => change({ firstName: text })}
        />
        <TextField
          name="lastName"
          label="Last name"
          autoComplete="off"
          value={lastName}
          onChange={(text) => change({ lastName: text })}
        />
      </div>
      <EmailField
        name="email"
        label="Email"
        hint="We send the invitation there. They use this address to log in."
        autoComplete="off"
        value={email}
        onChange={(text) => change({ email: text })}
      />
      <TextField
        name="phone"
        label="Phone"
        isOptional
        inputMode="tel"
        autoComplete="off"
        value={phone}
        onChange={(text) => change({ phone: text })}
      />
      <ReachField value={reach} onChange={(chosen) => change({ reach: chosen })} />
      {reach === 'locations' && (
        <LocationRolesField areas={areas} value={roles} onChange={(chosen) => change({ roles: chosen })} />
      )}
      <div>
        <Button
          type="submit"
          variant={isAside ? 'secondary' : 'primary'}
          icon={Send}
          isPending={invite.isPending}
          pendingLabel="Sending"
        >
          Send the invitation
        </Button>
      </div>
    </Form>
  )
}
