import { activityBooking } from '@waymark/contracts/activity-booking'
import { activityBookingPath } from '@waymark/domain/booking/booking-path'
import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { formatCount, formatMoney } from '@waymark/web-kit/format'
import { useNavigate } from '@waymark/web-kit/router'
import { useSend } from '@waymark/web-kit/use-send'
import { newActivityBookingHref } from '../activity/activity-hrefs.ts'
import { type ActivityBookingDetail, isGivenBack } from './booking-of-activity.ts'

/**
 * It was never booked: the answers stay, and one button holds the spaces again. A session that the organiser cancelled
 * says so, with the reason.
 */
export function OverPart({ detail }: { readonly detail: ActivityBookingDetail }) {
  const navigate = useNavigate()
  const again = useSend(activityBooking.addNewActivityBooking, {
    quiet: true,
    onSuccess: ({ activityBookingId }) => void navigate(activityBookingPath(activityBookingId), { replace: true }),
  })
  const { activitySessionId, people, contactName, contactEmail, contactPhone, notes, totalCents } = detail
  const money =
    detail.paidCents > 0
      ? `What you paid, ${formatMoney(detail.paidCents, detail.currency)}, came too late and goes back to your card.`
      : totalCents > 0
        ? 'Nothing was charged.'
        : ''
  const others = (
    <LinkButton href={newActivityBookingHref({ activityId: detail.activityId })}>Other sessions</LinkButton>
  )
  if (detail.sessionStatus === 'Cancelled')
    return (
      <Notice tone="danger" title="You are not booked." actions={detail.mySide === 'client' && others}>
        {detail.failure ?? 'The organiser cancelled this session.'} {money}
      </Notice>
    )
  return (
    <Notice
      tone={isGivenBack(detail) ? 'info' : 'warning'}
      title={isGivenBack(detail) ? 'Somebody else can have them now.' : 'Your spaces went back.'}
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
              {totalCents === 0 ? 'Book' : 'Hold'} {formatCount(people.length, 'space')} again
            </Button>
            {others}
          </>
        )
      }
    >
      {whyText(detail, money)} Your answers are here.
      {again.error && <p role="alert">{again.error.message}</p>}
    </Notice>
  )
}

function whyText(detail: ActivityBookingDetail, money: string): string {
  if (isGivenBack(detail)) return detail.totalCents === 0 ? '' : money
  return detail.totalCents === 0 ? 'They were not taken in time.' : `They were not paid for in time. ${money}`
}
