import { service } from '@waymark/contracts/service'
import { userManagement } from '@waymark/contracts/user-management'
import { staffRoleNames } from '@waymark/domain/rights/roles'
import { Cluster } from '@waymark/ui/cluster'
import { Form } from '@waymark/ui/form'
import { SelectField } from '@waymark/ui/select-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import { useSend } from '@waymark/web-kit/use-send'
import { useMemo, useRef } from 'react'
import { ReassignDialog } from '../reassign/reassign-dialog.tsx'
import { fullName } from '../scheduling/staff-words.ts'
import { type AssignableRole, doesServices, isAssignable, roleOptions } from '../staffs/member.ts'
import { RemoveFromLocation } from '../staffs/remove-from-location.tsx'
import { useHasServices } from '../use-has-services.ts'
import type { LocationRole, TeamMember } from '../user-management/team-member.ts'

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
  const { userProfileId } = member
  const { serviceAreaId, serviceAreaName, serviceAreaUserProfileId, userRole: userRoleSeen } = role
  const name = fullName(member)
  const hasServices = useHasServices()
  const services = useCall(service.getActiveServicesToAssignUser, { serviceAreaId }, { enabled: hasServices })
  const remove = useSend(userManagement.deleteServiceAreaUserProfile, { quiet: true })
  const saveRole = useSend(userManagement.updateServiceAreaUserProfile, { quiet: true })
  const values = useMemo(
    () => ({ userRole: isAssignable(userRoleSeen) ? userRoleSeen : null, serviceAreaServiceIds: assignedIds }),
    [userRoleSeen, assignedIds],
  )
  const keepsFutureBookings = useRef(false)
  const form = useForm(userManagement.updateServiceAssignmentsToUser, {
    values,
    toInput: (typed) => ({
      userProfileId,
      serviceAreaId,
      serviceAreaServiceIds: serviceIdsOf(typed),
      serviceAreaServiceIdsSeen: assignedIds,
    }),
    before: async ({ userRole }) => {
      if (userRole !== null && userRole !== userRoleSeen)
        await saveRole.mutateAsync({
          input: {
            userProfileId,
            serviceAreaId,
            userRole,
            userRoleSeen,
            // An older release does not know it, and never asks.
            ...(keepsFutureBookings.current && { keepsFutureBookings: true }),
          },
        })
      return {}
    },
    asks: ['HasFutureBookings'],
    draft: `team-role:${userProfileId}:${serviceAreaId}`,
    onSuccess: (_done, { values: saved }) => {
      onServicesSaved(serviceIdsOf(saved))
      notify('success', `${name} is saved at ${serviceAreaName}.`)
    },
  })
  const { question } = form
  const userRole = form.field('userRole')

  async function goOn() {
    keepsFutureBookings.current = true
    await form.submit({ keepsFutureBookings: true })
    keepsFutureBookings.current = false
  }

  return (
    <Form {...form.props} label={`${name} at ${serviceAreaName}`}>
      <h3>{serviceAreaName}</h3>
      {userRole.value === null ? (
        <p>{staffRoleNames[userRoleSeen]}</p>
      ) : (
        <SelectField {...userRole} label="Role" options={roleOptions} />
      )}
      {hasServices && doesServices(userRole.value) && (
        <ToggleBadges
          {...form.field('serviceAreaServiceIds')}
          label="Services"
          hint={services.data?.length === 0 ? 'This location offers no services yet.' : 'What they can be booked for.'}
          options={(services.data ?? []).map((one) => ({ id: one.serviceAreaServiceId, label: one.serviceName }))}
        />
      )}
      <Cluster>
        <SubmitButton>
          Save <VisuallyHidden>the role at {serviceAreaName}</VisuallyHidden>
        </SubmitButton>
        <RemoveFromLocation
          person={member}
          area={{ serviceAreaId, name: serviceAreaName }}
          where="there"
          remove={(keepsFutureBookings) =>
            remove.mutateAsync({ input: { serviceAreaUserProfileId, userRoleSeen, keepsFutureBookings } })
          }
          onGone={onGone}
        />
      </Cluster>
      <ReassignDialog
        left={question && { text: question.message, bookingIds: question.bookingIds }}
        title={`Continue although ${name} has bookings coming up?`}
        goOnLabel="Yes, continue"
        serviceAreaId={serviceAreaId}
        leavingStaffIds={[userProfileId]}
        onGoOn={goOn}
        onCancel={form.dismissQuestion}
      />
    </Form>
  )
}

interface TypedRole {
  readonly userRole: AssignableRole | null
  readonly serviceAreaServiceIds: readonly number[]
}

function serviceIdsOf({ userRole, serviceAreaServiceIds }: TypedRole): number[] {
  return doesServices(userRole) ? [...serviceAreaServiceIds] : []
}
