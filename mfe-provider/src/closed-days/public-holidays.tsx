import { closedDay } from '@waymark/contracts/closed-day'
import type { OutputOf } from '@waymark/contracts/define-call'
import { bookedWorkText } from '@waymark/domain/booking/coming-work'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { Cluster } from '@waymark/ui/cluster'
import { Loaded } from '@waymark/ui/loaded'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { formatCount, formatDate } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import { ReassignDialog } from '../reassign/reassign-dialog.tsx'
import { BookedSessions } from './booked-sessions.tsx'
import { consequenceText } from './booked-words.ts'
import styles from './closed-days.module.css'

type Holiday = OutputOf<typeof closedDay.getPublicHolidays>['holidays'][number]

/** The public holidays of the next 12 months: those that are ticked become closed days in one press. */
export function PublicHolidays({ serviceAreaId }: { readonly serviceAreaId: number }) {
  const found = useCall(closedDay.getPublicHolidays, { serviceAreaId })
  return (
    <Section
      title={found.data?.regionName ? `Public holidays in ${found.data.regionName}` : 'Public holidays'}
      hint={
        found.data && found.data.regionName === null
          ? 'Those of the whole country: the region in your address is not one that we know holidays of.'
          : 'The next 12 months, by the region in your address.'
      }
    >
      <Loaded of={found} what="the public holidays" shape="table" count={6} headingLevel={3}>
        {({ holidays }) => <Choice serviceAreaId={serviceAreaId} holidays={holidays} />}
      </Loaded>
    </Section>
  )
}

interface ChoiceProps {
  readonly serviceAreaId: number
  readonly holidays: readonly Holiday[]
}

function Choice({ serviceAreaId, holidays }: ChoiceProps) {
  const [leftOpen, setLeftOpen] = useState<ReadonlySet<string>>(new Set())
  const open = holidays.filter(({ isClosed }) => !isClosed)
  const chosen = open.filter(({ date }) => !leftOpen.has(date))
  const closing = useSend(closedDay.addClosedDays, {
    quiet: true,
    onSuccess: ({ addedCount }) => notify('success', `Closed on ${formatCount(addedCount, 'public holiday')}.`),
  })
  const question = closing.error?.name === 'StrandsBookings' ? closing.error : null

  const inputWith = (keepsAffectedBookings: boolean) => ({
    input: { serviceAreaId, days: chosen.map(({ date, name }) => ({ date, name })), keepsAffectedBookings },
  })

  function tick(date: string, isChosen: boolean) {
    const next = new Set(leftOpen)
    if (isChosen) next.delete(date)
    else next.add(date)
    setLeftOpen(next)
  }

  if (open.length === 0) return <p>You are closed on all {formatCount(holidays.length, 'public holiday')}.</p>
  return (
    <Stack gap={4}>
      <ul className={styles.holidays} aria-label="Public holidays">
        {open.map((holiday) => (
          <li key={holiday.date}>
            <Checkbox isSelected={!leftOpen.has(holiday.date)} onChange={(isChosen) => tick(holiday.date, isChosen)}>
              <b className={styles.date}>{formatDate(holiday.date)}</b> {holiday.name}
              <span className={styles.aside}>{asideOf(holiday)}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <p role="status">{chosen.length > 0 && consequenceText(chosen)}</p>
      {closing.error && !question && <p className={styles.error}>{closing.error.message}</p>}
      <Cluster>
        <Button
          variant="primary"
          isPending={closing.isPending}
          pendingLabel="Closing"
          disabledReason={chosen.length === 0 ? 'Tick at least one holiday.' : undefined}
          onPress={() => closing.mutate(inputWith(false))}
        >
          Close on {formatCount(chosen.length, 'holiday')}
        </Button>
      </Cluster>
      <ReassignDialog
        left={question && { text: question.message, bookingIds: question.bookingIds }}
        title={`Close on ${formatCount(chosen.length, 'holiday')} even though something is booked?`}
        goOnLabel="Yes, close and keep these bookings"
        serviceAreaId={serviceAreaId}
        leavingStaffIds={null}
        onGoOn={() => closing.mutateAsync(inputWith(true))}
        onCancel={closing.reset}
      >
        <BookedSessions days={chosen} />
      </ReassignDialog>
    </Stack>
  )
}

function asideOf(holiday: Holiday): string {
  const booked = bookedWorkText(holiday)
  return [
    ...(holiday.isRegional ? ['Only in this region'] : []),
    booked === null ? 'Nothing booked' : `Booked: ${booked}`,
  ].join('. ')
}
