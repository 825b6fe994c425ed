import { service } from '@waymark/contracts/service'
import { Form } from '@waymark/ui/form'
import { NumberField } from '@waymark/ui/number-field'
import { SelectField } from '@waymark/ui/select-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import { ReassignDialog } from '../../reassign/reassign-dialog.tsx'
import { StaffPicker } from '../../staff-picker/staff-picker.tsx'
import { bufferOptions } from '../buffer-options.ts'
import type { ServiceRow } from '../service-rows.ts'
import settingsStyles from '../service-settings.module.css'
import { asItIs, detailsToSend, emptyDetails } from './many-details.ts'

const offerOptions = [
  { id: asItIs, label: 'Leave as it is' },
  { id: 'offer', label: 'Offer them' },
  { id: 'keep', label: 'Keep them for later' },
] as const
const preparationOptions = [
  { id: asItIs, label: 'Leave as it is' },
  { id: 'write', label: 'Write the same for all' },
  { id: 'empty', label: 'Remove it' },
] as const
const nobody: readonly { userProfileId: number; firstName: string; lastName: string }[] = []

interface ManyPartProps {
  readonly serviceAreaId: number
  readonly rows: readonly ServiceRow[]
}

/** Offered or not, how far ahead, buffer, preparation and staff of several services; whatever is not set stays as it is. */
export function ManyDetailsForm({ serviceAreaId, rows }: ManyPartProps) {
  const ids = rows.map(({ serviceAreaServiceId }) => serviceAreaServiceId)
  const assigned = useCall(
    service.getAssignedStaffsOnMultipleServices,
    { serviceAreaId, serviceAreaServiceIds: ids },
    { enabled: ids.length > 0, keepPrevious: true },
  )
  const form = useForm(service.updateMultipleServicesBasicInfo, {
    values: emptyDetails,
    toInput: (details) => ({
      ...detailsToSend(details),
      serviceAreaId,
      serviceIds: rows.map(({ serviceId }) => serviceId),
      keepsFutureBookings: false,
    }),
    draft: `services-many-details:${serviceAreaId}`,
    asks: ['HasBookings', 'HasFutureBookings'],
    onSuccess: (saved, { reset }) => {
      reset()
      notify('success', `${formatCount(saved.length, 'service')} changed.`)
    },
  })
  const { question, values } = form
  const added = form.field('addedStaffUserProfileIds')
  const removed = form.field('removedStaffUserProfileIds')

  return (
    <Form {...form.props} label="Details and staff of several services">
      <div className={settingsStyles.pair}>
        <SelectField {...form.field('offer')} label="Offer" options={offerOptions} />
        <SelectField
          {...form.field('bufferMinutes')}
          label="Buffer after a booking"
          isOptional={false}
          options={[{ id: -1, label: 'Leave as it is' }, ...bufferOptions]}
        />
        <NumberField
          {...form.field('leadHours')}
          label="Book ahead"
          hint="24 to 720 hours. If you leave it empty, each keeps its own."
          unit="hours"
        />
        <SelectField {...form.field('preparationWay')} label="Preparation" options={preparationOptions} />
      </div>
      {values.preparationWay === 'write' && (
        <TextArea
          {...form.field('preparation')}
          label="What the client should do before somebody comes"
          isOptional={false}
          rows={2}
        />
      )}
      <StaffPicker
        {...added}
        serviceAreaId={serviceAreaId}
        label="Staff to add"
        hint="They can be booked for all of these services."
        known={nobody}
        onChange={(ids) => {
          added.onChange(ids)
          removed.onChange(removed.value.filter((id) => !ids.includes(id)))
        }}
      />
      <StaffPicker
        {...removed}
        serviceAreaId={serviceAreaId}
        label="Staff to take off"
        hint="They do none of these services any more."
        known={assigned.data ?? nobody}
        isOnlyKnown
        onChange={(ids) => {
          removed.onChange(ids)
          added.onChange(added.value.filter((id) => !ids.includes(id)))
        }}
      />
      <SubmitButton disabledReason={waitFor(rows, detailsToSend(values))}>Save details</SubmitButton>
      <ReassignDialog
        left={question && { text: question.message, bookingIds: question.bookingIds }}
        title={`Change ${formatCount(rows.length, 'service')} anyway?`}
        goOnLabel="Yes, change them"
        serviceAreaId={serviceAreaId}
        leavingStaffIds={question?.name === 'HasFutureBookings' ? removed.value : null}
        onGoOn={() => form.submit({ keepsFutureBookings: true })}
        onCancel={form.dismissQuestion}
      />
    </Form>
  )
}

function waitFor(rows: readonly ServiceRow[], wish: object): string | undefined {
  if (rows.length === 0) return 'Choose at least one service.'
  return Object.keys(wish).length === 0 ? 'Change something first.' : undefined
}
