import { activityBookingPath } from '@waymark/domain/booking/booking-path'
import { Card } from '@waymark/ui/card'
import { Cluster } from '@waymark/ui/cluster'
import { LinkButton } from '@waymark/ui/link-button'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { formatCount, formatDateTime, formatInstant } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { groupsText } from './groups-text.ts'
import { StopWaiting } from './stop-waiting.tsx'
import { useOwnWaitlist } from './use-own-waitlist.ts'

interface OwnWaitlistProps {
  /** Only of this activity, or of one of its sessions. */
  readonly activityId?: number
  readonly activitySessionId?: number
}

/** The sessions that this person or guest waits for, with what they are offered. Nothing for everybody else. */
export function OwnWaitlist({ activityId, activitySessionId }: OwnWaitlistProps) {
  const waiting = useOwnWaitlist()
  const entries = (waiting.data ?? []).filter(
    (entry) =>
      (activityId === undefined || entry.activityId === activityId) &&
      (activitySessionId === undefined || entry.activitySessionId === activitySessionId),
  )
  if (entries.length === 0) return null
  return (
    <Section title="You are on these waitlists">
      <Stack as="ul" gap={3}>
        {entries.map((entry) => (
          <Card key={entry.waitlistEntryId} as="li">
            <h3>{entry.activityTitle}</h3>
            <p>
              {formatDateTime(entry.startDateTime, namedZone(entry.timeZone))}, {formatCount(entry.spaces, 'space')}.{' '}
              {entry.state === 'offered' && entry.offeredUntil !== null
                ? `Your spaces are held until ${formatInstant(entry.offeredUntil)}.`
                : groupsText(entry.groupsBefore, entry.spaces)}
            </p>
            <Cluster>
              {entry.activityBookingId !== null && (
                <LinkButton href={activityBookingPath(entry.activityBookingId)} variant="primary">
                  Take the spaces
                </LinkButton>
              )}
              <StopWaiting waitlistEntryId={entry.waitlistEntryId} isOffered={entry.state === 'offered'} />
            </Cluster>
          </Card>
        ))}
      </Stack>
    </Section>
  )
}
