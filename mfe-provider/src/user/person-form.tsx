import { userManagement } from '@waymark/contracts/user-management'
import { Columns } from '@waymark/ui/columns'
import { DescriptionList } from '@waymark/ui/description-list'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { useMemo } from 'react'
import { fullName } from '../scheduling/staff-words.ts'
import { StateTag } from '../user-management/team-columns.tsx'
import { type TeamMember, teamStateOf } from '../user-management/team-member.ts'
import { personFieldsOf, personToSave } from './person-draft.ts'
import { ReachField } from './reach-field.tsx'
import styles from './user.module.css'

/** Changes name, contact and rights of a person. Nobody can remove their own rights. */
export function PersonForm({ member }: { readonly member: TeamMember }) {
  const values = useMemo(() => personFieldsOf(member), [member])
  const form = useForm(userManagement.updateUserProfile, {
    values,
    toInput: (typed) => personToSave(member, typed),
    fieldOf: { isAccountAdmin: 'reach', EmailTaken: 'email', EmailFixed: 'email' },
    draft: `team-person:${member.userProfileId}`,
    onSuccess: (saved) => notify('success', `${fullName(saved)} is saved.`),
  })

  return (
    <Form {...form.props} label={`About ${fullName(member)}`}>
      <DescriptionList
        items={[
          { term: 'State', detail: <StateTag state={teamStateOf(member)} /> },
          ...(member.isInvited ? [] : [{ term: 'Email', detail: member.email }]),
        ]}
      />
      <Columns>
        <TextField {...form.field('firstName')} label="First name" autoComplete="off" />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="off" />
      </Columns>
      {member.isInvited && (
        <EmailField
          {...form.field('email')}
          label="Email"
          hint="Another address gets a new invitation, and the old one stops working."
          autoComplete="off"
        />
      )}
      <TextField {...form.field('phone')} label="Phone" inputMode="tel" autoComplete="off" />
      {member.isMe ? (
        <p className={styles.hint}>
          You are an admin of the organisation. You cannot remove your own rights. Another admin can.
        </p>
      ) : (
        <ReachField {...form.field('reach')} />
      )}
      <SubmitButton>Save name, contact and rights</SubmitButton>
    </Form>
  )
}
