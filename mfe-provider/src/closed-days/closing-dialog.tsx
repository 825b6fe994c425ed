import { closedDay } from '@waymark/contracts/closed-day'
import type { InputOf } from '@waymark/contracts/define-call'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { DateField } from '@waymark/ui/date-field'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { RadioGroup } from '@waymark/ui/radio-group'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { formatDate } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import styles from './closed-days.module.css'
import { closingConsequences } from './closing-words.ts'

type Bookings = InputOf<typeof closedDay.setLocationClosing>['bookings']

const choices: readonly { readonly id: Bookings; readonly label: string }[] = [
  { id: 'keep', label: 'Keep what is booked' },
  { id: 'cancel', label: 'Cancel all of it, with refunds and notices' },
]

interface ClosingDialogProps {
  readonly serviceAreaId: number
  readonly areaName: string
  readonly today: string
  /** What people read about it already. */
  readonly note: string
  readonly onClose: () => void
  /** Called once it is set; the dialog closes too. */
  readonly onSet?: (closing: { readonly date: string; readonly bookings: Bookings }) => void
}

/** Asks from when a location is closed, and says what is booked then and what becomes of it. */
export function ClosingDialog(props: ClosingDialogProps) {
  return (
    <Dialog isOpen onClose={props.onClose} title={`When does ${props.areaName} close for good?`}>
      <ClosingForm {...props} />
    </Dialog>
  )
}

export function ClosingForm({ serviceAreaId, areaName, today, note, onClose, onSet }: ClosingDialogProps) {
  const values: { date: string | null; note: string; bookings: Bookings; clientReason: string } = {
    date: null,
    note,
    bookings: 'keep',
    clientReason: '',
  }
  const form = useForm(closedDay.setLocationClosing, {
    values,
    toInput: ({ date, ...typed }) => ({
      ...typed,
      serviceAreaId,
      date: date ?? '',
      clientReason: typed.bookings === 'cancel' ? typed.clientReason : '',
    }),
    fieldOf: { NotAfterToday: 'date' },
    check: ({ date }) => ({ date: date === null ? 'Choose a day.' : undefined }),
    onSuccess: ({ date }, { values: sent }) => {
      onSet?.({ date, bookings: sent.bookings })
      notify('success', `${areaName} closes on ${formatDate(date)}.`)
      onClose()
    },
  })
  const { date, bookings } = form.values
  return (
    <Form {...form.props} label="Closing date" purpose="close it">
      <Stack gap={5}>
        <DateField
          {...form.field('date')}
          label="Closed from"
          hint="The first day on which it is closed."
          minDate={addDays(today, 1)}
        />
        <TextArea
          {...form.field('note')}
          label="What should people read on its page?"
          hint="Where to go instead: “We move to 12 Cuba Street.”"
        />
        <RadioGroup
          {...form.field('bookings')}
          label="What happens to what is booked from then on?"
          options={choices}
        />
        {bookings === 'cancel' && (
          <TextArea
            {...form.field('clientReason')}
            label="What should we tell people who have booked?"
            isOptional={false}
          />
        )}
        <div role="status">
          {date !== null && date > today && <Consequences areaId={serviceAreaId} date={date} bookings={bookings} />}
        </div>
        <Cluster>
          <SubmitButton variant="dangerFill" pendingLabel="One moment">
            Close it from this day
          </SubmitButton>
          <Button onPress={onClose}>Leave it open</Button>
        </Cluster>
      </Stack>
    </Form>
  )
}

interface ConsequencesProps {
  readonly areaId: number
  readonly date: string
  readonly bookings: Bookings
}

function Consequences({ areaId, date, bookings }: ConsequencesProps) {
  const found = useCall(closedDay.getLocationClosing, { serviceAreaId: areaId, fromDate: date }, { staleMs: 0 })
  return (
    <Loaded of={found} what="what is booked then" shape="form" headingLevel={3}>
      {({ booked }) => (
        <Notice tone={bookings === 'cancel' ? 'warning' : 'info'} title="What happens then:">
          <ul className={styles.points}>
            {closingConsequences(booked, bookings).map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </ul>
        </Notice>
      )}
    </Loaded>
  )
}
