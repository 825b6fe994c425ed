import { service } from '@waymark/contracts/service'
import { holdsServiceRole, staffRoleNames } from '@waymark/domain/rights/roles'
import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Form } from '@waymark/ui/form'
import { SelectField } from '@waymark/ui/select-field'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { useDraft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import UserMinus from 'lucide-react/icons/user-minus'
import { useState } from 'react'
import { fullName } from '../scheduling/staff-words.ts'
import { type AssignableRole, isAssignable, roleOptions } from '../staffs/member.ts'
import type { LocationRole, TeamMember } from '../user-management/team-member.ts'
import { useSaveRole } from './use-save-role.ts'
import styles from './user.module.css'

/** Only what was chosen; the rest follows the server. */
interface RoleChanges {
  readonly userRole?: AssignableRole
  readonly serviceIds?: readonly number[]
}
const nothingChosen: RoleChanges = {}

interface LocationRoleFormProps {
  readonly member: TeamMember
  readonly role: LocationRole
  /** The services that they do there. */
  readonly assignedIds: readonly number[]
  readonly onServicesSaved: (ids: readonly number[]) => void
  /** The role is gone; the focus has to move. */
  readonly onGone: () => void
}

/** The role of a person at one location and their services there; can also remove them from it. */
export function LocationRoleForm({ member, role, assignedIds, onServicesSaved, onGone }: LocationRoleFormProps) {
  const { serviceAreaId, serviceAreaName } = role
  const name = fullName(member)
  const draft = useDraft<RoleChanges>(`team-role:${member.userProfileId}:${serviceAreaId}`, nothingChosen)
  const [isLeaving, setIsLeaving] = useState(false)
  const hasServices = useAppStore(({ user }) => holdsServiceRole(user?.businessAccountSubtype ?? null))
  const services = useCall(service.getActiveServicesToAssignUser, { serviceAreaId }, { enabled: hasServices })
  const saving = useSaveRole({ member, role, assignedIds })
  const userRole = draft.value.userRole ?? (isAssignable(role.userRole) ? role.userRole : undefined)
  const serviceIds = draft.value.serviceIds ?? assignedIds
  const offered = services.data ?? []

  async function save(keepsFutureJobs: boolean) {
    if (!(await saving.save({ userRole, serviceIds, keepsFutureJobs }))) return
    onServicesSaved(serviceIds)
    draft.discard()
    notify('success', `${name} is saved at ${serviceAreaName}.`)
  }

  async function leave(keepsFutureJobs: boolean) {
    const isGone = await saving.leave(keepsFutureJobs)
    setIsLeaving(false)
    if (!isGone) return
    draft.discard()
    notify('success', `${name} no longer works at ${serviceAreaName}.`)
    onGone()
  }

  return (
    <Form label={`${name} at ${serviceAreaName}`} message={saving.message} onSubmit={() => void save(false)}>
      <h3>{serviceAreaName}</h3>
      {userRole === undefined ? (
        <p>{staffRoleNames[role.userRole]}</p>
      ) : (
        <SelectField
          name="userRole"
          label="Role"
          options={roleOptions}
          value={userRole}
          onChange={(chosen) => draft.change((before) => ({ ...before, userRole: chosen }))}
        />
      )}
      {hasServices && (
        <ToggleBadges
          name="serviceAreaServiceIds"
          label="Services"
          hint={
            services.data && offered.length === 0
              ? 'This location offers no services yet.'
              : 'What they can be booked for.'
          }
          options={offered.map(({ serviceAreaServiceId, serviceName }) => ({
            id: String(serviceAreaServiceId),
            label: serviceName,
          }))}
          value={serviceIds.map(String)}
          onChange={(ids) => draft.change((before) => ({ ...before, serviceIds: ids.map(Number) }))}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isPending={saving.isSaving}>
          Save <VisuallyHidden>the role at {serviceAreaName}</VisuallyHidden>
        </Button>
        <Button variant="danger" icon={UserMinus} onPress={() => setIsLeaving(true)}>
          Remove from this location <VisuallyHidden>, {serviceAreaName}</VisuallyHidden>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isLeaving}
        title={`Remove ${name} from ${serviceAreaName}?`}
        confirmLabel="Yes, remove them"
        cancelLabel="Keep them there"
        onConfirm={() => leave(false)}
        onCancel={() => setIsLeaving(false)}
      >
        They can no longer see this location or be booked there. Their other locations stay.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={saving.question !== null}
        title={`Continue although ${name} has jobs coming up?`}
        confirmLabel="Yes, continue"
        cancelLabel="Go back, change nothing"
        onConfirm={() => (saving.question?.isLeaving ? leave(true) : save(true))}
        onCancel={saving.dropQuestion}
      >
        {saving.question?.text ?? ''}
      </ConfirmDialog>
    </Form>
  )
}
