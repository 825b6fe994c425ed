import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { staffRoleNames } from '@waymark/domain/rights/roles'
import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { DescriptionList } from '@waymark/ui/description-list'
import { Form } from '@waymark/ui/form'
import { SelectField } from '@waymark/ui/select-field'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { CallError } from '@waymark/web-kit/call-error'
import { useDraft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import { useNavigate } from '@waymark/web-kit/router'
import { type CurrentServiceArea, useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useFormErrors } from '@waymark/web-kit/use-form-errors'
import { useSend } from '@waymark/web-kit/use-send'
import UserMinus from 'lucide-react/icons/user-minus'
import { useMemo, useState } from 'react'
import { LeftBehindDialog, type Unassigned } from '../left-behind/left-behind-dialog.tsx'
import { fullName } from '../scheduling/staff-words.ts'
import { WeekHoursField } from '../week-hours/week-hours-field.tsx'
import { LeaveField } from './leave-field.tsx'
import { isAssignable, type Member, roleOptions } from './member.ts'
import { changeToSend, type MemberDraft, memberDraftOf } from './member-draft.ts'
import styles from './staffs.module.css'
import { useHasServices } from './use-has-services.ts'

interface MemberFormProps {
  readonly area: CurrentServiceArea
  readonly member: Member
}

const jobRefusals = ['HasFutureJobs', 'JobsOutsideWork']

/** Changes the settings of a person at a location; an admin can also remove them. */
export function MemberForm({ area, member }: MemberFormProps) {
  const navigate = useNavigate()
  const { serviceAreaId } = area
  const { userProfileId } = member
  const isAccountAdmin = useAppStore(({ user }) => user?.isAccountAdmin === true)
  const initial = useMemo(() => memberDraftOf(member), [member])
  const draft = useDraft<MemberDraft>(`member:${serviceAreaId}:${userProfileId}`, initial)
  const [isLeaving, setIsLeaving] = useState(false)
  const [asked, setAsked] = useState<(Unassigned & { readonly isLeaving: boolean }) | null>(null)
  const hasServices = useHasServices()
  const services = useCall(service.getActiveServicesToAssignUser, { serviceAreaId }, { enabled: hasServices })
  const save = useSend(serviceArea.updateUserRoleAssignedServicesOnServiceArea, {
    quiet: true,
  })
  const change = (changes: Partial<MemberDraft>) => draft.change((before) => ({ ...before, ...changes }))
  const { error } = save
  const isQuestion = error !== null && jobRefusals.includes(error.name)
  const faults = useFormErrors(isQuestion ? null : error)

  async function send(leaves: boolean, keepsFutureJobs = false) {
    try {
      const settings = changeToSend(draft.value, { serviceAreaId, userProfileId, leaves })
      await save.mutateAsync({
        input: { ...settings, version: draft.value.readVersion || member.version, keepsFutureJobs },
      })
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal
      setIsLeaving(false)
      const isAboutJobs = jobRefusals.includes(refusal.name)
      setAsked(isAboutJobs ? { text: refusal.message, bookingIds: refusal.bookingIds, isLeaving: leaves } : null)
      // Their version is on the screen now, so saving again is a deliberate choice.
      if (refusal.name === 'ChangedMeanwhile') change({ readVersion: '' })
      return
    }
    setAsked(null)
    setIsLeaving(false)
    draft.discard()
    notify('success', leaves ? `${fullName(member)} no longer works here.` : `${fullName(member)} is saved.`)
    if (leaves) await navigate('/service-area/staffs')
  }

  const offered = [
    ...member.assignedServices,
    ...(services.data ?? []).filter(
      (one) => !member.assignedServices.some((two) => two.serviceAreaServiceId === one.serviceAreaServiceId),
    ),
  ]
  const role = draft.value.userRole
  return (
    <div className={styles.form}>
      <DescriptionList
        items={[
          { term: 'Email', detail: member.email },
          { term: 'Phone', detail: member.phone ?? 'Not given' },
          ...(isAccountAdmin && isAssignable(member.userRole)
            ? []
            : [{ term: 'Role', detail: staffRoleNames[member.userRole] }]),
        ]}
      />
      <Form label={`Settings of ${fullName(member)}`} {...faults} onSubmit={() => void send(false)}>
        {isAccountAdmin && role !== 0 && (
          <SelectField
            name="userRole"
            label="Role"
            options={roleOptions}
            value={role}
            onChange={(userRole) => change({ userRole })}
          />
        )}
        {hasServices && (
          <ToggleBadges
            name="assignedServiceAreaServiceIds"
            label="Services"
            hint={offered.length === 0 ? 'This location offers no services yet.' : 'What they can be booked for.'}
            options={offered.map(({ serviceAreaServiceId, serviceName }) => ({
              id: String(serviceAreaServiceId),
              label: serviceName,
            }))}
            value={draft.value.serviceIds.map(String)}
            onChange={(ids) => change({ serviceIds: ids.map(Number) })}
          />
        )}
        <WeekHoursField
          name="workingHours"
          legend="Working hours"
          hint={hasServices ? 'Leave this empty if they work whenever their services start.' : 'When they work here.'}
          emptyWord="None"
          verbs={['starts', 'ends']}
          ends={['starts', 'ends']}
          value={draft.value.hours}
          onChange={(hours) => change({ hours })}
        />
        <LeaveField value={draft.value.leave} onChange={(leave) => change({ leave })} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isPending={save.isPending}>
            Save settings
          </Button>
          {isAccountAdmin && isAssignable(member.userRole) && (
            <Button variant="danger" icon={UserMinus} onPress={() => setIsLeaving(true)}>
              Remove from this location
            </Button>
          )}
        </div>
      </Form>
      <ConfirmDialog
        isOpen={isLeaving}
        title={`Remove ${fullName(member)} from ${area.name}?`}
        confirmLabel="Yes, remove them"
        cancelLabel="Keep them here"
        onConfirm={() => send(true)}
        onCancel={() => setIsLeaving(false)}
      >
        They can no longer see this location or be booked here. Their other locations stay.
      </ConfirmDialog>
      <LeftBehindDialog
        left={asked}
        title={`Continue although ${fullName(member)} has jobs coming up?`}
        goOnLabel="Yes, continue"
        serviceAreaId={serviceAreaId}
        leavingStaffIds={[userProfileId]}
        onGoOn={() => send(asked?.isLeaving ?? false, true)}
        onCancel={() => setAsked(null)}
      />
    </div>
  )
}
