import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { staffRoleNames } from '@waymark/domain/rights/roles'
import { Cluster } from '@waymark/ui/cluster'
import { DescriptionList } from '@waymark/ui/description-list'
import { Form } from '@waymark/ui/form'
import { SelectField } from '@waymark/ui/select-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { notify } from '@waymark/web-kit/notices'
import { useNavigate } from '@waymark/web-kit/router'
import { type CurrentServiceArea, useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import { useSend } from '@waymark/web-kit/use-send'
import { useMemo } from 'react'
import { ReassignDialog } from '../reassign/reassign-dialog.tsx'
import { fullName } from '../scheduling/staff-words.ts'
import { useHasServices } from '../use-has-services.ts'
import { WeekHoursField } from '../week-hours/week-hours-field.tsx'
import { LeaveField } from './leave-field.tsx'
import { doesServices, type Member, roleOptions } from './member.ts'
import { memberDraftOf, settingsToSend } from './member-draft.ts'
import { RemoveFromLocation } from './remove-from-location.tsx'
import styles from './staffs.module.css'

interface MemberFormProps {
  readonly area: CurrentServiceArea
  readonly member: Member
}

/** A person who is removed has neither a role nor services there. */
const noSettings = { userRole: null, assignedServiceAreaServiceIds: [] }

/** Changes the settings of a person at a location; an admin can also remove them. */
export function MemberForm({ area, member }: MemberFormProps) {
  const navigate = useNavigate()
  const { serviceAreaId } = area
  const { userProfileId, version, assignedServices } = member
  const isAccountAdmin = useAppStore(({ user }) => user?.isAccountAdmin === true)
  const hasServices = useHasServices()
  const services = useCall(service.getActiveServicesToAssignUser, { serviceAreaId }, { enabled: hasServices })
  const change = serviceArea.updateUserRoleAssignedServicesOnServiceArea
  const remove = useSend(change, { quiet: true })
  const values = useMemo(() => memberDraftOf(member), [member])
  const form = useForm(change, {
    values,
    toInput: (typed) => ({
      ...settingsToSend(typed),
      serviceAreaId,
      userProfileId,
      version,
      keepsFutureBookings: false,
    }),
    asks: ['HasFutureBookings', 'BookingsOutsideWork'],
    draft: `member:${serviceAreaId}:${userProfileId}`,
    onSuccess: () => notify('success', `${fullName(member)} is saved.`),
  })
  const { question } = form

  const offered = [
    ...assignedServices,
    ...(services.data ?? []).filter(
      (one) => !assignedServices.some((two) => two.serviceAreaServiceId === one.serviceAreaServiceId),
    ),
  ]
  return (
    <div className={styles.form}>
      <DescriptionList
        items={[
          { term: 'Email', detail: member.email },
          { term: 'Phone', detail: member.phone ?? 'Not given' },
          ...(isAccountAdmin ? [] : [{ term: 'Role', detail: staffRoleNames[member.userRole] }]),
        ]}
      />
      <Form {...form.props} label={`Settings of ${fullName(member)}`}>
        {isAccountAdmin && <SelectField {...form.field('userRole')} label="Role" options={roleOptions} />}
        {hasServices && doesServices(form.values.userRole) && (
          <ToggleBadges
            {...form.field('assignedServiceAreaServiceIds')}
            label="Services"
            hint={offered.length === 0 ? 'This location offers no services yet.' : 'What they can be booked for.'}
            options={offered.map(({ serviceAreaServiceId, serviceName }) => ({
              id: serviceAreaServiceId,
              label: serviceName,
            }))}
          />
        )}
        <WeekHoursField
          {...form.field('workingHours')}
          legend="Working hours"
          hint={hasServices ? 'Leave this empty if they work whenever their services start.' : 'When they work here.'}
          emptyWord="None"
          verbs={['starts', 'ends']}
          ends={['starts', 'ends']}
        />
        <LeaveField {...form.field('leave')} />
        <Cluster>
          <SubmitButton>Save settings</SubmitButton>
          {isAccountAdmin && (
            <RemoveFromLocation
              person={member}
              area={area}
              where="here"
              remove={(keepsFutureBookings) =>
                remove.mutateAsync({
                  input: { serviceAreaId, userProfileId, ...noSettings, version, keepsFutureBookings },
                })
              }
              onGone={() => {
                form.reset()
                void navigate('/service-area/staffs')
              }}
            />
          )}
        </Cluster>
      </Form>
      <ReassignDialog
        left={
          question && {
            text: question.message,
            bookingIds: question.bookingIds,
            sessionIds: question.sessionIds,
          }
        }
        title={`Continue although ${fullName(member)} has ${workWord(question?.sessionIds ?? [])} coming up?`}
        goOnLabel="Yes, continue"
        serviceAreaId={serviceAreaId}
        leavingStaffIds={[userProfileId]}
        onGoOn={() => form.submit({ keepsFutureBookings: true })}
        onCancel={form.dismissQuestion}
      />
    </div>
  )
}

function workWord(sessionIds: readonly number[]): string {
  return sessionIds.length === 0 ? 'bookings' : 'work'
}
