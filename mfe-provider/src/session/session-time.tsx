import { wallToInstant } from '@waymark/domain/schedule/wall-time'
import { formatCount, formatRange } from '@waymark/web-kit/format'
import { useCountdown } from '@waymark/web-kit/use-countdown'
import type { SessionDetail } from './session-detail.ts'

/** From when it is said how soon a session starts. */
const soonMinutes = 120
const nothingSaid = { at: [], words: () => '' }

/** When a session is, and how soon it starts on the day. */
export function SessionTime({
  session: { startDateTime, endDateTime, timeZone },
}: {
  readonly session: SessionDetail
}) {
  const startMs = wallToInstant(timeZone, startDateTime) ?? 0
  const { minutesLeft, isOver } = useCountdown(new Date(startMs).toISOString(), nothingSaid)
  return (
    <>
      {formatRange(startDateTime, endDateTime, timeZone)}
      {!isOver && minutesLeft <= soonMinutes && `. Starts in ${formatCount(minutesLeft, 'minute')}.`}
    </>
  )
}
