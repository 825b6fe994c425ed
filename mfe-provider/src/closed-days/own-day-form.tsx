import { closedDay } from '@waymark/contracts/closed-day'
import { DateField } from '@waymark/ui/date-field'
import { Form } from '@waymark/ui/form'
import { Loaded } from '@waymark/ui/loaded'
import { Section } from '@waymark/ui/section'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { formatDate } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import { ReassignDialog } from '../reassign/reassign-dialog.tsx'
import { BookedSessions } from './booked-sessions.tsx'
import { consequenceText } from './booked-words.ts'

interface OwnDay {
  readonly date: string | null
  readonly name: string
}

const nothingTyped: OwnDay = { date: null, name: '' }

/** One day of the location's own: a staff day, a move. */
export function OwnDayForm({ serviceAreaId }: { readonly serviceAreaId: number }) {
  const form = useForm(closedDay.addClosedDays, {
    values: nothingTyped,
    toInput: ({ date, name }) => ({ serviceAreaId, days: [{ date: date ?? '', name }], keepsAffectedBookings: false }),
    fieldOf: { days: 'date', TooManyDays: 'date' },
    pathOf: (path) => path.replace('days.0.', ''),
    check: ({ date }) => ({ date: date === null ? 'Choose a day.' : undefined }),
    asks: ['StrandsBookings'],
    draft: `closed-day:${serviceAreaId}`,
    onSuccess: ({ addedCount }, { values, reset }) => {
      reset()
      const day = formatDate(values.date ?? '')
      notify('success', addedCount === 0 ? `It was closed on ${day} already.` : `Closed on ${day}.`)
    },
  })
  const { question } = form
  return (
    <Section title="Another day">
      <Form {...form.props} label="Another day" purpose="close">
        <DateField {...form.field('date')} label="Day" />
        <TextField {...form.field('name')} label="Why" hint="People who want to book see it, such as “Staff day”." />
        <div role="status">
          {form.values.date !== null && <Consequence serviceAreaId={serviceAreaId} date={form.values.date} />}
        </div>
        <SubmitButton>Close on this day</SubmitButton>
      </Form>
      <ReassignDialog
        left={question && { text: question.message, bookingIds: question.bookingIds }}
        title="Close on this day even though something is booked?"
        goOnLabel="Yes, close and keep these bookings"
        serviceAreaId={serviceAreaId}
        leavingStaffIds={null}
        onGoOn={() => form.submit({ keepsAffectedBookings: true })}
        onCancel={form.dismissQuestion}
      >
        {form.values.date !== null && <SessionsOfDay serviceAreaId={serviceAreaId} date={form.values.date} />}
      </ReassignDialog>
    </Section>
  )
}

function SessionsOfDay({ serviceAreaId, date }: { readonly serviceAreaId: number; readonly date: string }) {
  const found = useCall(closedDay.getClosedDays, { serviceAreaId, date }, { staleMs: 0 })
  return (
    <Loaded of={found} what="the sessions" headingLevel={3}>
      {({ booked }) => booked && <BookedSessions days={[booked]} />}
    </Loaded>
  )
}

/** What closing on this day changes, said before it is done. */
function Consequence({ serviceAreaId, date }: { readonly serviceAreaId: number; readonly date: string }) {
  const found = useCall(closedDay.getClosedDays, { serviceAreaId, date }, { staleMs: 0 })
  return (
    <Loaded of={found} what="what is booked then" shape="form" count={1} headingLevel={3}>
      {({ booked }) => booked && <p>{consequenceText([booked])}</p>}
    </Loaded>
  )
}
