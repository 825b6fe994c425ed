import { activityBooking } from '@waymark/contracts/activity-booking'
import { Button } from '@waymark/ui/button'
import { Card } from '@waymark/ui/card'
import { Cluster } from '@waymark/ui/cluster'
import { LinkButton } from '@waymark/ui/link-button'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { formatCount, formatDateTime, formatInstant } from '@waymark/web-kit/format'
import { guestToken, useGuest } from '@waymark/web-kit/guest'
import { notify } from '@waymark/web-kit/notices'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { activityBookingHref } from '../activity/activity-hrefs.ts'
import { groupsText } from './groups-text.ts'
import { useBookedFor } from './use-booked-for.ts'

/** The sessions that this person or guest waits for, with what they are offered. Nothing for everybody else. */
export function OwnWaitlist() {
  const isSignedIn = useAppStore(({ user }) => user !== null)
  const guest = useGuest((state) => state.guest)
  const isKnown = isSignedIn || (guest !== null && guestToken(Date.now()) !== null)
  const bookedFor = useBookedFor()
  const waiting = useCall(activityBooking.getMyActivityWaitlist, bookedFor, { enabled: isKnown, ignore401: true })
  const leave = useSend(activityBooking.leaveActivityWaitlist, {
    onSuccess: () => notify('success', 'You are off the waitlist.'),
  })
  if (!waiting.data || waiting.data.length === 0) return null
  return (
    <Section title="You are on these waitlists">
      <Stack as="ul" gap={3}>
        {waiting.data.map((entry) => (
          <Card key={entry.waitlistEntryId} as="li">
            <h3>{entry.activityTitle}</h3>
            <p>
              {formatDateTime(entry.startDateTime, namedZone(entry.timeZone))}, {formatCount(entry.spaces, 'space')}.{' '}
              {entry.state === 'offered' && entry.offeredUntil !== null
                ? `Your spaces are held until ${formatInstant(entry.offeredUntil)}.`
                : groupsText(entry.groupsBefore)}
            </p>
            <Cluster>
              {entry.activityBookingId !== null && (
                <LinkButton href={activityBookingHref(entry.activityBookingId)} variant="primary">
                  Take the spaces
                </LinkButton>
              )}
              <Button
                variant="dangerQuiet"
                isPending={leave.isPending}
                onPress={() => leave.mutate({ input: { waitlistEntryId: entry.waitlistEntryId } })}
              >
                {entry.state === 'offered' ? 'Give them back' : 'Stop waiting'}
              </Button>
            </Cluster>
          </Card>
        ))}
      </Stack>
    </Section>
  )
}
