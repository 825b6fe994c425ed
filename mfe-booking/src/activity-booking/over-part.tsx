import { activityBooking } from '@waymark/contracts/activity-booking'
import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { formatCount } from '@waymark/web-kit/format'
import { useNavigate } from '@waymark/web-kit/router'
import { useSend } from '@waymark/web-kit/use-send'
import { activityBookingHref, newActivityBookingHref } from '../activity/activity-hrefs.ts'
import type { ActivityBookingDetail } from './booking-of-activity.ts'

/** The time ran out before it was paid: the answers stay, and one button holds the spaces again. */
export function OverPart({ detail }: { readonly detail: ActivityBookingDetail }) {
  const navigate = useNavigate()
  const again = useSend(activityBooking.addNewActivityBooking, {
    quiet: true,
    onSuccess: ({ activityBookingId }) => void navigate(activityBookingHref(activityBookingId), { replace: true }),
  })
  const { activitySessionId, people, contactName, contactEmail, contactPhone, notes, totalCents } = detail
  return (
    <Notice
      tone="warning"
      title="Your spaces went back."
      actions={
        detail.mySide === 'client' && (
          <>
            <Button
              variant="primary"
              isPending={again.isPending}
              pendingLabel="Holding your spaces"
              onPress={() =>
                again.mutate({
                  input: {
                    activitySessionId,
                    people: people.map(
                      ({ position: _position, priceCents: _price, checkedInAt: _at, ...person }) => person,
                    ),
                    contactName,
                    contactEmail,
                    contactPhone,
                    notes,
                    totalCents,
                    UserServiceAreaId: detail.UserServiceAreaId,
                  },
                })
              }
            >
              Hold {formatCount(people.length, 'space')} again
            </Button>
            <LinkButton href={newActivityBookingHref({ activityId: detail.activityId })}>Other sessions</LinkButton>
          </>
        )
      }
    >
      They were not paid for in time, and nothing was charged. Your answers are here.
      {again.error && <p role="alert">{again.error.message}</p>}
    </Notice>
  )
}
