import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Form } from '@waymark/ui/form'
import { NumberField } from '@waymark/ui/number-field'
import { SectionHeading } from '@waymark/ui/section-heading'
import { SelectField } from '@waymark/ui/select-field'
import { TextArea } from '@waymark/ui/text-area'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { useDraft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import { useCall, useInvalidate } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { useId, useMemo } from 'react'
import { durationWords } from '../scheduling/duration-words.ts'
import { fullName } from '../scheduling/staff-words.ts'
import { type ServiceDetail, showsServices } from './service-detail.ts'
import styles from './service-settings.module.css'

const bufferOptions = Array.from({ length: 17 }, (_, index) => index * 15).map((minutes) => ({
  id: minutes,
  label: minutes === 0 ? 'No buffer' : durationWords(minutes),
}))
const mostPeopleShown = 50

const labels = {
  description: 'Description',
  preparation: 'Preparation',
  leadHours: 'Book ahead',
  bufferMinutes: 'Buffer',
  staffUserProfileIds: 'Staff',
}

/** What clients read of a service, when it can be booked, and who does it. */
export function BasicInfoForm({ detail }: { readonly detail: ServiceDetail }) {
  const titleId = useId()
  const initial = useMemo(() => basicInfoOf(detail), [detail])
  const draft = useDraft(`service-info:${detail.serviceAreaServiceId}`, initial)
  const { value: info } = draft
  const invalidate = useInvalidate()
  const members = useCall(serviceArea.getListUserRoleOnServiceArea, {
    serviceAreaId: detail.serviceAreaId,
    pageSize: mostPeopleShown,
  })
  const save = useSend(service.updateServiceBasicInfo, {
    quiet: true,
    invalidates: showsServices,
    onSuccess: ({ serviceName }) => {
      notify('success', `${serviceName} is saved.`)
      draft.discard()
    },
  })
  const asks = save.error?.name === 'HasBookings' || save.error?.name === 'HasFutureJobs'
  const change = (changes: Partial<BasicInfo>) => draft.change((before) => ({ ...before, ...changes }))

  function send(keepsFutureBookings: boolean) {
    return save
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
      .then(
        () => undefined,
        // `save.error` shows it; theirs is loaded, what was typed stays in the draft.
        () => invalidate(service.getDetailServiceAreaService),
      )
  }

  const people = [
    ...detail.staff,
    ...(members.data?.items ?? []).filter(
      (one) => !detail.staff.some((two) => two.userProfileId === one.userProfileId),
    ),
  ]
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <SectionHeading id={titleId}>What clients read, and who does it</SectionHeading>
      <Form
        labelledBy={titleId}
        labels={labels}
        errors={save.error?.fields}
        message={save.error && !asks && Object.keys(save.error.fields).length === 0 ? save.error.message : undefined}
        onSubmit={() => void send(false)}
      >
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
        <ToggleBadges
          name="staffUserProfileIds"
          label="Staff"
          hint={people.length === 0 ? 'Nobody works at this location yet.' : 'Those who can be booked for it.'}
          options={people.map((person) => ({ id: String(person.userProfileId), label: fullName(person) }))}
          value={info.staffUserProfileIds.map(String)}
          onChange={(ids) => change({ staffUserProfileIds: ids.map(Number) })}
        />
        <div>
          <Button type="submit" variant="primary" isPending={save.isPending}>
            Save service
          </Button>
        </div>
      </Form>
      <ConfirmDialog
        isOpen={asks}
        title={`Save ${detail.serviceName} all the same?`}
        confirmLabel="Yes, save it"
        cancelLabel="Go back, change nothing"
        onConfirm={() => send(true)}
        onCancel={save.reset}
      >
        {save.error?.message ?? ''}
      </ConfirmDialog>
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
