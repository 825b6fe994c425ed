import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { RadioGroup } from '@waymark/ui/radio-group'
import { SectionHeading } from '@waymark/ui/section-heading'
import { formatCount } from '@waymark/web-kit/format'
import { useFormErrors } from '@waymark/web-kit/use-form-errors'
import { useId } from 'react'
import { LeftBehindDialog } from '../../left-behind/left-behind-dialog.tsx'
import { ServicePicker } from '../../service-picker/service-picker.tsx'
import styles from './change-many.module.css'
import { consequenceOf, reasonToWait, wholeServices } from './many-draft.ts'
import { SpanFields } from './span-fields.tsx'
import { type ServiceToSchedule, useChangeMany } from './use-change-many.ts'
import { WeeklyFields } from './weekly-fields.tsx'

const whats = [
  { id: 'weekly', label: 'Weekly times' },
  { id: 'span', label: 'Time away or extra time' },
] as const

const refusedFields = { StaffNotAssigned: 'staffUserProfileId' }

interface ChangeManyProps {
  readonly serviceAreaId: number
  readonly services: readonly ServiceToSchedule[]
}

/** Changes the times of several services in one go, after saying what that does. */
export function ChangeMany({ serviceAreaId, services }: ChangeManyProps) {
  const titleId = useId()
  const many = useChangeMany(serviceAreaId, services)
  const { value, error } = many
  const faults = useFormErrors(error, refusedFields)
  const person = value.what === 'span' ? value.staffUserProfileId : wholeServices
  return (
    <section aria-labelledby={titleId} className={styles.many}>
      <SectionHeading id={titleId} hint="Either all of the chosen services change, or none do.">
        Change many at once
      </SectionHeading>
      <Form
        labelledBy={titleId}
        {...faults}
        onSubmit={() => {
          if (reasonToWait(value) === undefined) void many.save()
        }}
      >
        <ServicePicker
          services={services}
          value={value.serviceIds}
          onChange={(serviceIds) => many.change({ serviceIds })}
        />
        <RadioGroup
          label="What to change"
          options={whats}
          value={value.what}
          onChange={(what) => many.change({ what, way: 'add' })}
        />
        {value.what === 'weekly' ? (
          <WeeklyFields draft={value} onChange={many.change} />
        ) : (
          <SpanFields serviceAreaId={serviceAreaId} draft={value} onChange={many.change} />
        )}
        <p role="status">{consequenceOf(value)}</p>
        <div>
          <Button type="submit" variant="primary" isPending={many.isSaving} disabledReason={reasonToWait(value)}>
            {value.serviceIds.length === 0
              ? 'Change the services'
              : `Change ${formatCount(value.serviceIds.length, 'service')}`}
          </Button>
        </div>
      </Form>
      <LeftBehindDialog
        left={many.left}
        title="Change these times anyway?"
        goOnLabel="Yes, change them"
        serviceAreaId={serviceAreaId}
        leavingStaffIds={person === wholeServices ? null : [person]}
        onGoOn={() => many.save(true)}
        onCancel={many.dismiss}
      />
    </section>
  )
}
