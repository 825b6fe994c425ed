import { service } from '@waymark/contracts/service'
import { limits } from '@waymark/domain/limits'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { FieldGroup } from '@waymark/ui/field-group'
import { Form } from '@waymark/ui/form'
import { RadioGroup } from '@waymark/ui/radio-group'
import { TimeSelect } from '@waymark/ui/time-select'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatTime } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { ReassignDialog } from '../../reassign/reassign-dialog.tsx'
import { weekDays } from '../week-days.ts'
import styles from './change-many.module.css'
import { emptyWeekly, type ManyPartProps, weeklyConsequence } from './many-draft.ts'
import { SaveMany } from './save-many.tsx'

const ways = [
  { id: 'add', label: 'Add these times', detail: 'Times that are there stay as they are.' },
  { id: 'replace', label: 'Replace all times on these days' },
  { id: 'remove', label: 'Remove these times', detail: 'If you add no times, all times on these days are removed.' },
] as const

/** Which weekly times of several services, on which days, and whether they come or go. */
export function WeeklyManyForm({ serviceAreaId, services, onSaved }: ManyPartProps) {
  const form = useForm(service.updateMultipleServiceScheduleBase, {
    values: emptyWeekly,
    toInput: (typed) => ({
      ...typed,
      serviceAreaId,
      services: services.map(({ serviceAreaServiceId, scheduleVersion: version }) => ({
        serviceAreaServiceId,
        version,
      })),
      keepsStrandedBookings: false,
    }),
    asks: ['StrandsBookings'],
    draft: `schedule-many-weekly:${serviceAreaId}`,
    onSuccess: (saved, { values, reset }) => {
      const done = weeklyConsequence(saved.length, values)
      notify('success', `Saved. ${'text' in done ? done.text : ''}`)
      reset()
      onSaved()
    },
  })
  const { question } = form
  return (
    <Form {...form.props} label="Change many at once">
      <RadioGroup {...form.field('way')} label="How" options={ways} />
      <ToggleBadges
        {...form.field('daysOfWeek')}
        label="On"
        options={weekDays.map(({ dayOfWeek, name }) => ({ id: dayOfWeek, label: name }))}
      />
      <StartTimes {...form.field('startTimes')} />
      <SaveMany serviceCount={services.length} consequence={weeklyConsequence(services.length, form.values)} />
      <ReassignDialog
        left={question && { text: question.message, bookingIds: question.bookingIds }}
        title="Change these times anyway?"
        goOnLabel="Yes, change them"
        serviceAreaId={serviceAreaId}
        leavingStaffIds={null}
        onGoOn={() => form.submit({ keepsStrandedBookings: true })}
        onCancel={form.dismissQuestion}
      />
    </Form>
  )
}

interface StartTimesProps {
  readonly name: string
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
}

const [firstStart, lastStart] = limits.providerDay

function StartTimes({ name, value, onChange }: StartTimesProps) {
  const [time, setTime] = useState('09:00')
  const addButton = useRef<HTMLButtonElement>(null)
  return (
    <FieldGroup name={name} label="Times">
      <div className={styles.adding}>
        <TimeSelect label="Time" from={firstStart} to={lastStart} value={time} onChange={setTime} />
        <Button
          ref={addButton}
          icon={Plus}
          disabledReason={value.includes(time) ? `${formatTime(time)} is in the list.` : undefined}
          isReasonHidden
          onPress={() => onChange([...value, time].toSorted())}
        >
          Add {formatTime(time)}
        </Button>
      </div>
      <Cluster as="ul" gap={2} label="Times">
        {value.map((one) => (
          <li key={one} className={styles.time}>
            <Button
              size="small"
              iconAfter={X}
              hasName
              onPress={() => {
                onChange(value.filter((other) => other !== one))
                addButton.current?.focus()
              }}
            >
              {formatTime(one)} <VisuallyHidden>, remove it from the list</VisuallyHidden>
            </Button>
          </li>
        ))}
      </Cluster>
    </FieldGroup>
  )
}
