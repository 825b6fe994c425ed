import { userManagement } from '@waymark/contracts/user-management'
import { staffRole } from '@waymark/domain/enums'
import { staffRoleNames } from '@waymark/domain/rights/roles'
import { Columns } from '@waymark/ui/columns'
import { Form } from '@waymark/ui/form'
import { SelectField } from '@waymark/ui/select-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import Plus from 'lucide-react/icons/plus'
import { fullName } from '../scheduling/staff-words.ts'
import { type AssignableRole, roleOptions } from '../staffs/member.ts'
import type { TeamMember } from '../user-management/team-member.ts'
import styles from './user.module.css'

interface NewRole {
  readonly serviceAreaId: number | null
  readonly userRole: AssignableRole
}

const nothingChosen: NewRole = { serviceAreaId: null, userRole: staffRole.Staff }

interface AddRoleFormProps {
  readonly member: TeamMember
  /** The locations where they have no role. */
  readonly areas: readonly { readonly serviceAreaId: number; readonly name: string }[]
}

/** Gives a person a role at one more location. */
export function AddRoleForm({ member, areas }: AddRoleFormProps) {
  const { userProfileId } = member
  const nameOf = (id: number | null) => areas.find(({ serviceAreaId }) => serviceAreaId === id)?.name
  const form = useForm(userManagement.updateServiceAreaUserProfile, {
    values: nothingChosen,
    toInput: (typed) => ({ ...typed, userProfileId, userRoleSeen: null }),
    draft: `team-new-role:${userProfileId}`,
    onSuccess: (_member, { values: { serviceAreaId, userRole }, reset }) => {
      reset()
      const place = nameOf(serviceAreaId) ?? 'the location'
      notify('success', `${fullName(member)} is ${staffRoleNames[userRole]} at ${place}.`)
    },
  })
  if (areas.length === 0) return <p className={styles.hint}>They have a role at every location.</p>
  const area = form.field('serviceAreaId')
  return (
    <Form {...form.props} label="A role at another location" purpose="give the role">
      <Columns>
        <SelectField
          {...area}
          // Somebody else may have given them a role there since it was chosen.
          value={nameOf(area.value) === undefined ? null : area.value}
          label="Another location"
          options={areas.map(({ serviceAreaId, name }) => ({ id: serviceAreaId, label: name }))}
        />
        <SelectField {...form.field('userRole')} label="Role there" options={roleOptions} />
      </Columns>
      <SubmitButton variant="secondary" icon={Plus}>
        Give this role
      </SubmitButton>
    </Form>
  )
}
