import { service } from '@waymark/contracts/service'
import { DateField } from '@waymark/ui/date-field'
import { Form } from '@waymark/ui/form'
import { RadioGroup } from '@waymark/ui/radio-group'
import { SelectField } from '@waymark/ui/select-field'
import { TextField } from '@waymark/ui/text-field'
import { TimeSelect } from '@waymark/ui/time-select'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import { ReassignDialog } from '../../reassign/reassign-dialog.tsx'
import { fullName } from '../staff-words.ts'
import styles from './change-many.module.css'
import { emptySpan, type ManyPartProps, spanConsequence, wholeServices } from './many-draft.ts'
import { SaveMany } from './save-many.tsx'

/** Also keeps the time aligned with its date, which has a hint. */
const quarters = 'In steps of 15 minutes'
const ways = [
  { id: 'add', label: 'Add it' },
  { id: 'remove', label: 'Remove it again', detail: 'From every service that has exactly these times.' },
] as const
const kinds = [
  { id: 'away', label: 'Away: nobody can book' },
  { id: 'extra', label: 'Extra time: can be booked as well' },
] as const

/** One time away or extra time of several services: from when, to when, and for whom. */
export function SpanManyForm({ serviceAreaId, services, onSaved }: ManyPartProps) {
  const serviceAreaServiceIds = services.map(({ serviceAreaServiceId }) => serviceAreaServiceId)
  const staff = useCall(
    service.getAssignedStaffsOnMultipleServices,
    { serviceAreaId, serviceAreaServiceIds },
    { enabled: services.length > 0, keepPrevious: true },
  )
  const people = services.length === 0 ? [] : (staff.data ?? [])
  const form = useForm(service.updateMultipleServiceScheduleException, {
    values: emptySpan,
    toInput: ({ startDate, startTime, endDate, endTime, staffUserProfileId, ...typed }) => ({
      ...typed,
      serviceAreaId,
      serviceAreaServiceIds,
      startDateTime: `${startDate}T${startTime}:00`,
      endDateTime: `${endDate}T${endTime}:00`,
      staffUserProfileId: staffUserProfileId === wholeServices ? null : staffUserProfileId,
      keepsStrandedBookings: false,
    }),
    fieldOf: { startDateTime: 'startDate', endDateTime: 'endDate', StaffNotAssigned: 'staffUserProfileId' },
    asks: ['StrandsBookings'],
    draft: `schedule-many-span:${serviceAreaId}`,
    onSuccess: (_saved, { values, reset }) => {
      const done = spanConsequence(services.length, values)
      notify('success', `Saved. ${'text' in done ? done.text : ''}`)
      reset()
      onSaved()
    },
  })
  const { question } = form
  const person = form.field('staffUserProfileId')
  return (
    <Form {...form.props} label="Change many at once">
      <RadioGroup {...form.field('way')} label="How" options={ways} />
      <RadioGroup {...form.field('kind')} label="Kind" options={kinds} />
      <div className={styles.moments}>
        <DateField {...form.field('startDate')} label="From" />
        <TimeSelect {...form.field('startTime')} label="From, time" hint={quarters} />
        <DateField {...form.field('endDate')} label="To" />
        <TimeSelect {...form.field('endTime')} label="To, time" hint={quarters} />
      </div>
      <SelectField
        {...person}
        label="For whom"
        hint="If you choose a person, it counts for the services that they do."
        options={[
          { id: wholeServices, label: 'The whole services' },
          ...people.map(({ serviceAreaServiceIds: theirs, ...one }) => ({
            id: one.userProfileId,
            label: fullName(one),
            detail: formatCount(theirs.length, 'of these services', 'of these services'),
          })),
        ]}
        value={people.some(({ userProfileId }) => userProfileId === person.value) ? person.value : wholeServices}
      />
      <TextField {...form.field('note')} label="Note" />
      <SaveMany serviceCount={services.length} consequence={spanConsequence(services.length, form.values)} />
      <ReassignDialog
        left={question && { text: question.message, bookingIds: question.bookingIds }}
        title="Change these times anyway?"
        goOnLabel="Yes, change them"
        serviceAreaId={serviceAreaId}
        leavingStaffIds={person.value === wholeServices ? null : [person.value]}
        onGoOn={() => form.submit({ keepsStrandedBookings: true })}
        onCancel={form.dismissQuestion}
      />
    </Form>
  )
}
