import { service } from '@waymark/contracts/service'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { Form } from '@waymark/ui/form'
import { NumberField } from '@waymark/ui/number-field'
import { SectionHeading } from '@waymark/ui/section-heading'
import { SelectField } from '@waymark/ui/select-field'
import { TextArea } from '@waymark/ui/text-area'
import { useDraft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import { useFormErrors } from '@waymark/web-kit/use-form-errors'
import { useSend } from '@waymark/web-kit/use-send'
import { useId, useMemo } from 'react'
import { LeftBehindDialog } from '../left-behind/left-behind-dialog.tsx'
import { StaffPicker } from '../staff-picker/staff-picker.tsx'
import { bufferOptions } from './buffer-options.ts'
import type { ServiceDetail } from './service-detail.ts'
import styles from './service-settings.module.css'

/** What clients read of a service, when it can be booked, and who does it. */
export function BasicInfoForm({ detail }: { readonly detail: ServiceDetail }) {
  const titleId = useId()
  const initial = useMemo(() => basicInfoOf(detail), [detail])
  const draft = useDraft(`service-info:${detail.serviceAreaServiceId}`, initial)
  const { value: info } = draft
  const save = useSend(service.updateServiceBasicInfo, {
    quiet: true,
    onSuccess: ({ serviceName }) => {
      notify('success', `${serviceName} is saved.`)
      draft.discard()
    },
  })
  const asks = save.error?.name === 'HasBookings' || save.error?.name === 'HasFutureJobs'
  const faults = useFormErrors(asks ? null : save.error)
  const unassigned = initial.staffUserProfileIds.filter((id) => !info.staffUserProfileIds.includes(id))
  const change = (changes: Partial<BasicInfo>) => draft.change((before) => ({ ...before, ...changes }))

  function send(keepsFutureBookings: boolean) {
    return (
      save
        .mutateAsync({
          input: {
            serviceAreaId: detail.serviceAreaId,
            serviceId: detail.serviceId,
            version: detail.version,
            ...info,
            preparation: info.preparation === '' ? null : info.preparation,
            keepsFutureBookings,
          },
        })
        // `save.error` shows it; theirs is loaded, what was typed stays in the draft.
        .catch(() => undefined)
    )
  }

  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <SectionHeading id={titleId}>What clients read, and who does it</SectionHeading>
      <Form labelledBy={titleId} {...faults} onSubmit={() => void send(false)}>
        <Checkbox
          isSelected={info.isEnabled}
          onChange={(isEnabled) => change({ isEnabled })}
          hint="Without the tick it is kept for later, and clients do not see it."
        >
          Offer this service
        </Checkbox>
        <TextArea
          name="description"
          label="Description"
          isOptional
          hint={`Left empty, clients read: “${detail.catalogueDescription}”`}
          rows={4}
          maxCharacters={4000}
          value={info.description}
          onChange={(description) => change({ description })}
        />
        <TextArea
          name="preparation"
          label="Preparation"
          isOptional
          hint="What the client should do before somebody comes."
          rows={2}
          maxCharacters={2000}
          value={info.preparation}
          onChange={(preparation) => change({ preparation })}
        />
        <div className={styles.pair}>
          <NumberField
            name="leadHours"
            label="Book ahead"
            hint="24 to 720 hours before the start."
            unit="hours"
            minValue={24}
            maxValue={720}
            value={info.leadHours}
            onChange={(leadHours) => change({ leadHours: leadHours ?? 24 })}
          />
          <SelectField
            name="bufferMinutes"
            label="Buffer after a job"
            hint="Time to travel on or write notes."
            options={bufferOptions}
            value={info.bufferMinutes}
            onChange={(bufferMinutes) => change({ bufferMinutes })}
          />
        </div>
        <StaffPicker
          serviceAreaId={detail.serviceAreaId}
          name="staffUserProfileIds"
          label="Staff"
          hint="Those who can be booked for it."
          known={detail.staff}
          value={info.staffUserProfileIds}
          onChange={(staffUserProfileIds) => change({ staffUserProfileIds })}
        />
        <div>
          <Button type="submit" variant="primary" isPending={save.isPending}>
            Save service
          </Button>
        </div>
      </Form>
      <LeftBehindDialog
        left={asks && save.error ? { text: save.error.message, bookingIds: save.error.bookingIds } : null}
        title={`Save ${detail.serviceName} all the same?`}
        goOnLabel="Yes, save it"
        serviceAreaId={detail.serviceAreaId}
        leavingStaffIds={save.error?.name === 'HasFutureJobs' ? unassigned : null}
        onGoOn={() => send(true)}
        onCancel={save.reset}
      />
    </section>
  )
}

interface BasicInfo {
  readonly isEnabled: boolean
  readonly description: string
  readonly preparation: string
  readonly leadHours: number
  readonly bufferMinutes: number
  readonly staffUserProfileIds: number[]
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
