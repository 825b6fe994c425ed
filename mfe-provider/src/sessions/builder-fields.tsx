import type { activitySession } from '@waymark/contracts/activity-session'
import { common } from '@waymark/contracts/common'
import { lastRepeatDay } from '@waymark/domain/booking/repeat'
import { limits } from '@waymark/domain/limits'
import { Checkbox } from '@waymark/ui/checkbox'
import { Columns } from '@waymark/ui/columns'
import { DateField } from '@waymark/ui/date-field'
import { HelpOn } from '@waymark/ui/help-on'
import { NumberField } from '@waymark/ui/number-field'
import { RadioGroup } from '@waymark/ui/radio-group'
import { SelectField } from '@waymark/ui/select-field'
import { TextField } from '@waymark/ui/text-field'
import { TimeSelect } from '@waymark/ui/time-select'
import { useCall } from '@waymark/web-kit/use-call'
import type { FormHandle } from '@waymark/web-kit/use-form'
import type { Activity } from '../activity/activity-draft.ts'
import { StockFields } from '../activity/stock-fields.tsx'
import { StaffPicker } from '../staff-picker/staff-picker.tsx'
import type { BuilderDraft } from './builder-draft.ts'

interface BuilderFieldsProps {
  readonly form: FormHandle<typeof activitySession.addActivitySessions, BuilderDraft>
  readonly saved: Activity
  /** Days at the location, YYYY-MM-DD. */
  readonly today: string
  readonly lastDay: string
}

const repeats = [
  { id: 'Once', label: 'Does not repeat' },
  { id: 'Daily', label: 'Every day' },
  { id: 'Weekly', label: 'Every week' },
  { id: 'Fortnightly', label: 'Every two weeks' },
] as const
/** How the statuses of a new session are put. */
const statuses = [
  { id: 'Draft', label: 'As drafts', detail: 'Nobody sees them until you publish them.' },
  { id: 'Active', label: 'Open for booking', detail: 'People can book them at once.' },
] as const

const whole = 0
const slots = [
  { id: whole, label: 'One session, from start to end' },
  ...[15, 20, 30, 45, 60, 90, 120].map((minutes) => ({ id: minutes, label: `Sessions of ${minutes} minutes` })),
]

/** When new sessions are, how many can come, who runs them, and whether people can book them. */
export function BuilderFields({ form, saved, today, lastDay }: BuilderFieldsProps) {
  const { repeat } = form.values
  const offered = useCall(common.getActivitySessionStatusDropdown, { isAddNewSession: true }).data
  return (
    <>
      <Columns>
        <DateField {...form.field('firstDate')} label="First date" minDate={today} maxDate={lastRepeatDay(today)} />
        <SelectField
          {...form.field('repeat')}
          label="Repeat"
          hint={`Up to ${limits.repeatMonthsMax} months`}
          options={repeats}
          help={<HelpOn helpKey="sessions" />}
        />
        {repeat !== 'Once' && (
          <DateField
            {...form.field('until')}
            label="Until"
            minDate={form.values.firstDate ?? today}
            maxDate={lastDay}
          />
        )}
      </Columns>
      <Columns isNarrow>
        <TimeSelect {...form.field('starts')} label="Starts" />
        <TimeSelect {...form.field('ends')} label="Ends" />
        <NumberField
          {...form.field('maxSpaces')}
          label="Spaces"
          isOptional={false}
          help={<HelpOn helpKey="maxSpaces" />}
        />
        <NumberField {...form.field('maxSpacesPerClient')} label="Spaces for one client" isOptional={false} />
      </Columns>
      {saved.isAmenity && (
        <SelectField
          {...form.field('slotMinutes')}
          label="Cut each day into"
          options={slots}
          value={form.values.slotMinutes ?? whole}
          onChange={(minutes) => form.change({ slotMinutes: minutes === whole ? null : minutes })}
        />
      )}
      <StockFields fieldOf={(kind) => form.field(kind)} />
      <StaffPicker
        {...form.field('staffUserProfileIds')}
        serviceAreaId={saved.serviceAreaId}
        label="Who runs these"
        hint="Who is busy then is said beside the date."
        known={saved.staff}
        isForAccepted
      />
      <TextField {...form.field('note')} label="Note for those who come" hint="Such as: side door this time." />
      <Checkbox
        {...form.tick('isOverride')}
        hint="A session that is there already makes way, if nobody has booked it or waits for it."
      >
        Take the place of sessions that overlap
      </Checkbox>
      <RadioGroup
        {...form.field('status')}
        label="How they are added"
        options={statuses.filter(({ id }) => offered?.some((status) => status.id === id) ?? true)}
      />
    </>
  )
}
