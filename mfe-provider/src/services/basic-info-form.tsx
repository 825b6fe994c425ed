import { service } from '@waymark/contracts/service'
import { Checkbox } from '@waymark/ui/checkbox'
import { Form } from '@waymark/ui/form'
import { NumberField } from '@waymark/ui/number-field'
import { Section } from '@waymark/ui/section'
import { SelectField } from '@waymark/ui/select-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { useMemo } from 'react'
import { ReassignDialog } from '../reassign/reassign-dialog.tsx'
import { StaffPicker } from '../staff-picker/staff-picker.tsx'
import { bufferOptions } from './buffer-options.ts'
import type { ServiceDetail } from './service-detail.ts'
import styles from './service-settings.module.css'

/** What clients read about a service, when it can be booked, and who does it. */
export function BasicInfoForm({ detail }: { readonly detail: ServiceDetail }) {
  const { serviceAreaId, serviceId, version } = detail
  const values = useMemo(() => basicInfoOf(detail), [detail])
  const form = useForm(service.updateServiceBasicInfo, {
    values,
    toInput: (info) => ({ ...info, serviceAreaId, serviceId, version }),
    draft: `service-info:${detail.serviceAreaServiceId}`,
    asks: ['HasBookings', 'HasFutureBookings'],
    onSuccess: ({ serviceName }) => notify('success', `${serviceName} is saved.`),
  })
  const { question } = form
  const unassigned = values.staffUserProfileIds.filter((id) => !form.values.staffUserProfileIds.includes(id))

  return (
    <Section title="What clients read, and who does it">
      <Form {...form.props} label="What clients read, and who does it">
        <Checkbox {...form.tick('isEnabled')} hint="Without a tick it is kept for later, and clients do not see it.">
          Offer this service
        </Checkbox>
        <TextArea
          {...form.field('description')}
          label="Description"
          hint={`If you leave it empty, clients read: “${detail.catalogueDescription}”`}
          rows={4}
        />
        <TextArea
          {...form.field('preparation')}
          label="Preparation"
          hint="What the client should do before somebody comes."
          rows={2}
        />
        <div className={styles.pair}>
          <NumberField
            {...form.field('leadHours')}
            label="Book ahead"
            isOptional={false}
            hint="24 to 720 hours before the start."
            unit="hours"
          />
          <SelectField
            {...form.field('bufferMinutes')}
            label="Buffer after a booking"
            isOptional={false}
            hint="Time kept free after each booking, to travel on or write notes."
            options={bufferOptions}
          />
        </div>
        <StaffPicker
          {...form.field('staffUserProfileIds')}
          serviceAreaId={serviceAreaId}
          label="Staff"
          hint="The people who can be booked for it."
          known={detail.staff}
        />
        <SubmitButton>Save service</SubmitButton>
      </Form>
      <ReassignDialog
        left={question && { text: question.message, bookingIds: question.bookingIds }}
        title={`Save ${detail.serviceName} anyway?`}
        goOnLabel="Yes, save it"
        serviceAreaId={serviceAreaId}
        leavingStaffIds={question?.name === 'HasFutureBookings' ? unassigned : null}
        onGoOn={() => form.submit({ keepsFutureBookings: true })}
        onCancel={form.dismissQuestion}
      />
    </Section>
  )
}

interface BasicInfo {
  readonly isEnabled: boolean
  readonly description: string
  readonly preparation: string
  readonly leadHours: number | null
  readonly bufferMinutes: number
  readonly staffUserProfileIds: readonly number[]
}

function basicInfoOf(detail: ServiceDetail): BasicInfo {
  return {
    isEnabled: detail.isEnabled,
    description: detail.description,
    preparation: detail.preparation ?? '',
    leadHours: detail.leadHours,
    bufferMinutes: detail.bufferMinutes,
    staffUserProfileIds: detail.staff.map(({ userProfileId }) => userProfileId),
  }
}
