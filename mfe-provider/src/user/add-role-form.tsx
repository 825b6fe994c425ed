import { userManagement } from '@waymark/contracts/user-management'
import { staffRole } from '@waymark/domain/enums'
import { staffRoleNames } from '@waymark/domain/rights/roles'
import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { SelectField } from '@waymark/ui/select-field'
import { useDraft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import { useFormErrors } from '@waymark/web-kit/use-form-errors'
import { useSend } from '@waymark/web-kit/use-send'
import Plus from 'lucide-react/icons/plus'
import type { RoleChoice } from '../new-user/new-person-draft.ts'
import { fullName } from '../scheduling/staff-words.ts'
import { roleOptions } from '../staffs/member.ts'
import type { TeamMember } from '../user-management/team-member.ts'
import styles from './user.module.css'

const nothingChosen: RoleChoice = { serviceAreaId: 0, userRole: staffRole.Staff }

interface AddRoleFormProps {
  readonly member: TeamMember
  /** The locations where they have no role. */
  readonly areas: readonly { readonly serviceAreaId: number; readonly name: string }[]
}

/** Gives a person a role at one more location. */
export function AddRoleForm({ member, areas }: AddRoleFormProps) {
  const draft = useDraft<RoleChoice>(`team-new-role:${member.userProfileId}`, nothingChosen)
  const { userRole } = draft.value
  const chosen = areas.find(({ serviceAreaId }) => serviceAreaId === draft.value.serviceAreaId)
  const add = useSend(userManagement.updateServiceAreaUserProfile, {
    quiet: true,
    onSuccess: (_member, { userRole: given }) => {
      draft.discard()
      notify('success', `${fullName(member)} is ${staffRoleNames[given]} at ${chosen?.name ?? 'the location'}.`)
    },
  })
  const faults = useFormErrors(add.error)
  if (areas.length === 0) return <p className={styles.hint}>They have a role at every location.</p>
  return (
    <Form
      label="A role at another location"
      {...faults}
      purpose="give the role"
      onSubmit={() =>
        add.mutate({
          input: {
            userProfileId: member.userProfileId,
            serviceAreaId: draft.value.serviceAreaId,
            userRole,
            userRoleSeen: null,
          },
        })
      }
    >
      <div className={styles.pair}>
        <SelectField
          name="serviceAreaId"
          label={labels.serviceAreaId}
          options={areas.map(({ serviceAreaId, name }) => ({ id: serviceAreaId, label: name }))}
          value={chosen?.serviceAreaId ?? null}
          onChange={(serviceAreaId) => draft.change((before) => ({ ...before, serviceAreaId }))}
        />
        <SelectField
          name="userRole"
          label={labels.userRole}
          options={roleOptions}
          value={userRole}
          onChange={(role) => draft.change((before) => ({ ...before, userRole: role }))}
        />
      </div>
      <div>
        <Button type="submit" icon={Plus} isPending={add.isPending}>
          Give this role
        </Button>
      </div>
    </Form>
  )
}

const labels = { serviceAreaId: 'Another location', userRole: 'Role there' }
