import { Button } from '@waymark/ui/button'
import { DescriptionList } from '@waymark/ui/description-list'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useSavedDraft } from '@waymark/web-kit/saved-draft'
import { useFormErrors } from '@waymark/web-kit/use-form-errors'
import { useMemo } from 'react'
import { fullName } from '../scheduling/staff-words.ts'
import { StateTag } from '../user-management/team-columns.tsx'
import { type TeamMember, teamStateOf } from '../user-management/team-member.ts'
import { type PersonFields, personFieldsOf, personToSave } from './person-draft.ts'
import { ReachField, reachNames } from './reach-field.tsx'
import { useSavePerson } from './use-save-person.ts'
import styles from './user.module.css'

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  isAccountAdmin: 'What they can do',
}
const refusedFields = { EmailTaken: 'email', EmailFixed: 'email' }

/** Changes name, contact and rights of a person. Nobody can remove their own rights. */
export function PersonForm({ member }: { readonly member: TeamMember }) {
  const saved = useMemo(() => personFieldsOf(member), [member])
  const draft = useSavedDraft(`team-person:${member.userProfileId}`, saved)
  const { firstName, lastName, email, phone, isAccountAdmin } = draft.value
  const change = (changes: Partial<PersonFields>) => draft.change((before) => ({ ...before, ...changes }))
  const { save, isPending, error } = useSavePerson()
  const faults = useFormErrors(error, refusedFields)
  async function submit() {
    if (!(await save(personToSave(member, draft.value)))) return
    draft.discard()
    notify('success', `${fullName({ ...member, firstName, lastName })} is saved.`)
  }

  const theirs = draft.theirs.isAccountAdmin
  const theirRights = theirs === undefined ? {} : { isAccountAdmin: reachNames[theirs ? 'admin' : 'locations'] }

  return (
    <Form
      label={`About ${fullName(member)}`}
      conflicts={{ ...draft.theirs, ...theirRights }}
      {...faults}
      onSubmit={() => void submit()}
    >
      <DescriptionList
        items={[
          { term: 'State', detail: <StateTag state={teamStateOf(member)} /> },
          ...(member.isInvited ? [] : [{ term: 'Email', detail: member.email }]),
        ]}
      />
      <div className={styles.pair}>
        <TextField
          name="firstName"
          label={labels.firstName}
          autoComplete="off"
          value={firstName}
          onChange={(text) => change({ firstName: text })}
        />
        <TextField
          name="lastName"
          label={labels.lastName}
          autoComplete="off"
          value={lastName}
          onChange={(text) => change({ lastName: text })}
        />
      </div>
      {member.isInvited && (
        <EmailField
          name="email"
          label={labels.email}
          hint="Another address gets a new invitation, and the old one stops working."
          autoComplete="off"
          value={email}
          onChange={(text) => change({ email: text })}
        />
      )}
      <TextField
        name="phone"
        label={labels.phone}
        isOptional
        inputMode="tel"
        autoComplete="off"
        value={phone}
        onChange={(text) => change({ phone: text })}
      />
      {member.isMe ? (
        <p className={styles.hint}>
          You are an admin of the organisation. You cannot remove your own rights. Another admin can.
        </p>
      ) : (
        <ReachField
          value={isAccountAdmin ? 'admin' : 'locations'}
          onChange={(reach) => change({ isAccountAdmin: reach === 'admin' })}
        />
      )}
      <div>
        <Button type="submit" variant="primary" isPending={isPending}>
          Save name, contact and rights
        </Button>
      </div>
    </Form>
  )
}
