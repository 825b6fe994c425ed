import { activitySession } from '@waymark/contracts/activity-session'
import { readTicketCode } from '@waymark/domain/activity/ticket-code'
import { Button } from '@waymark/ui/button'
import { Mark } from '@waymark/ui/mark'
import { Stack } from '@waymark/ui/stack'
import { useCall } from '@waymark/web-kit/use-call'
import { useRefresh } from '@waymark/web-kit/use-send'
import { useEffect } from 'react'
import { ticketSessionText } from './attendance.ts'
import styles from './who-comes.module.css'

interface NotOnListProps {
  readonly code: string
  readonly activitySessionId: number
  /** Without a connection it is taken on trust, and sent later. */
  readonly onCheckIn: () => void
}

/** A code of which the list has no booking: what it is for instead. */
export function NotOnList({ code, activitySessionId, onCheckIn }: NotOnListProps) {
  const isCode = readTicketCode(code) !== null
  const refresh = useRefresh()
  const { data, error } = useCall(
    activitySession.getSessionOfTicket,
    { activitySessionId, ticketCode: code },
    { enabled: isCode },
  )
  const isHere = data?.place === 'here'
  useEffect(() => {
    // Booked since the list was read: with the next list this is a booking that is found.
    if (isHere) void refresh(activitySession.checkInActivityBooking)
  }, [isHere, refresh])
  if (!isCode)
    return (
      <p>
        <Mark shape="question" /> <b>{code}</b> is no code of a ticket: those have ten letters and digits.
      </p>
    )
  if (error)
    return (
      <Stack gap={2}>
        <p>
          <Mark shape="question" /> <b>{code}</b> is not on this list.
        </p>
        <div>
          <Button onPress={onCheckIn}>Check it in anyway</Button>
        </div>
        <p className={styles.soft}>
          They may have booked since this list was read. We say if it is not valid, once there is a connection.
        </p>
      </Stack>
    )
  if (data?.place === 'other session')
    return (
      <p>
        <Mark shape="question" /> This ticket is for{' '}
        <b>{data.session ? ticketSessionText(data.session) : 'another organisation'}</b>.
      </p>
    )
  if (data?.place === 'unknown')
    return (
      <p>
        <Mark shape="question" /> No booking has the code <b>{code}</b>. Look at the ticket again, or find them by name.
      </p>
    )
  return <p className={styles.soft}>Looking for this code.</p>
}
