import { activitySession } from '@waymark/contracts/activity-session'
import { bookingStatus } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { Mark } from '@waymark/ui/mark'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatMoney } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import Coins from 'lucide-react/icons/coins'
import Undo2 from 'lucide-react/icons/undo-2'
import { payState, type SessionBooking } from './attendance.ts'
import styles from './who-comes.module.css'

interface PayStateProps {
  readonly booking: SessionBooking
  readonly activitySessionId: number
  /** Whether cash can be noted here: once for each booking, and while the door is open. */
  readonly takesCash: boolean
}

/** What a booking paid, as a word with its shape, and one press for cash that is taken at the door. */
export function PayState({ booking, activitySessionId, takesCash }: PayStateProps) {
  const { totalCents, paidCents, cashCents, currency, contactName, status, people } = booking
  const note = useNoteCash(activitySessionId, booking)
  const payers = people.filter(({ kind }) => kind !== 'companion').length
  const state = payState(booking)
  if (state === 'nothing')
    return (
      <span className={styles.soft}>
        <Mark shape="ring" /> Nothing to pay
      </span>
    )
  const isConfirmed = status === bookingStatus.Confirmed || status === bookingStatus.Completed
  if (state === 'paid')
    return (
      <>
        <span className={styles.paid}>
          <Mark shape="disc" /> Paid {formatMoney(paidCents, currency)}
          {cashCents > 0 && ' in cash'}
          {payers > 1 && ` for all ${payers}`}
        </span>
        {takesCash && cashCents > 0 && (
          <Button
            variant="quiet"
            size="small"
            icon={Undo2}
            isPending={note.isPending}
            pendingLabel="Undoing"
            onPress={() => note.send('undone', cashCents)}
          >
            Undo <VisuallyHidden>the cash of {contactName}</VisuallyHidden>
          </Button>
        )}
      </>
    )
  const openCents = totalCents - paidCents
  return (
    <>
      <span className={styles.unpaid}>
        <Mark shape="coin" /> {formatMoney(openCents, currency)} {isConfirmed ? 'to pay' : 'not paid yet'}
      </span>
      {takesCash && isConfirmed && (
        <Button
          size="small"
          icon={Coins}
          isPending={note.isPending}
          pendingLabel="Noting"
          onPress={() => note.send('taken', openCents)}
        >
          Took {formatMoney(openCents)} <VisuallyHidden>in cash from {contactName}</VisuallyHidden>
        </Button>
      )}
    </>
  )
}

/** Notes cash of a booking; what came of it is said as a toast. */
export function useNoteCash(
  activitySessionId: number,
  { activityBookingId, contactName, currency }: Pick<SessionBooking, 'activityBookingId' | 'contactName' | 'currency'>,
) {
  const { mutate, isPending } = useSend(activitySession.noteCashAtDoor, {
    onSuccess: (_noted, { step, amountCents }) => {
      const amount = formatMoney(amountCents, currency)
      notify(
        'success',
        {
          taken: `Took ${amount} from ${contactName}.`,
          undone: `${amount} of ${contactName} is to be paid again.`,
          'given back': `Gave ${amount} back to ${contactName}.`,
        }[step],
      )
    },
  })
  return {
    isPending,
    send: (step: 'taken' | 'undone' | 'given back', amountCents: number) =>
      mutate({ input: { activitySessionId, activityBookingId, step, amountCents } }),
  }
}
