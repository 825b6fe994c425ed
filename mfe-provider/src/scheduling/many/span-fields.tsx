import { service } from '@waymark/contracts/service'
import { DateField } from '@waymark/ui/date-field'
import { RadioGroup } from '@waymark/ui/radio-group'
import { SelectField } from '@waymark/ui/select-field'
import { TextField } from '@waymark/ui/text-field'
import { TimeSelect } from '@waymark/ui/time-select'
import { formatCount } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { fullName } from '../staff-words.ts'
import styles from './change-many.module.css'
import { type ManyDraft, wholeServices } from './many-draft.ts'

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

interface SpanFieldsProps {
  readonly serviceAreaId: number
  readonly draft: ManyDraft
  readonly onChange: (changes: Partial<ManyDraft>) => void
}

/** One time away or extra time: from when, to when, and for whom. */
export function SpanFields({ serviceAreaId, draft, onChange }: SpanFieldsProps) {
  const { serviceIds } = draft
  const staff = useCall(
    service.getAssignedStaffsOnMultipleServices,
    { serviceAreaId, serviceAreaServiceIds: [...serviceIds] },
    { enabled: serviceIds.length > 0, keepPrevious: true },
  )
  const people = serviceIds.length === 0 ? [] : (staff.data ?? [])
  return (
    <>
      <RadioGroup
        label="How"
        options={ways}
        value={draft.way === 'remove' ? 'remove' : 'add'}
        onChange={(way) => onChange({ way })}
      />
      <RadioGroup label="Kind" options={kinds} value={draft.kind} onChange={(kind) => onChange({ kind })} />
      <div className={styles.moments}>
        <DateField
          name="startDateTime"
          label="From"
          value={draft.startDate || null}
          onChange={(startDate) => onChange({ startDate: startDate ?? '' })}
        />
        <TimeSelect
          label="From, time"
          hint={quarters}
          value={draft.startTime}
          onChange={(startTime) => onChange({ startTime })}
        />
        <DateField
          name="endDateTime"
          label="To"
          value={draft.endDate || null}
          onChange={(endDate) => onChange({ endDate: endDate ?? '' })}
        />
        <TimeSelect
          label="To, time"
          hint={quarters}
          value={draft.endTime}
          onChange={(endTime) => onChange({ endTime })}
        />
      </div>
      <SelectField
        name="staffUserProfileId"
        label="For whom"
        hint="If you choose a person, it counts for the services that they do."
        options={[
          { id: wholeServices, label: 'The whole services' },
          ...people.map((person) => ({
            id: person.userProfileId,
            label: fullName(person),
            detail: formatCount(person.serviceAreaServiceIds.length, 'of these services', 'of these services'),
          })),
        ]}
        value={
          people.some(({ userProfileId }) => userProfileId === draft.staffUserProfileId)
            ? draft.staffUserProfileId
            : wholeServices
        }
        onChange={(staffUserProfileId) => onChange({ staffUserProfileId })}
      />
      <TextField name="note" label="Note" isOptional value={draft.note} onChange={(note) => onChange({ note })} />
    </>
  )
}
