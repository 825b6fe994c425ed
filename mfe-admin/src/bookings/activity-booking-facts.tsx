import { DescriptionList } from '@waymark/ui/description-list'
import { SecondLine } from '@waymark/ui/second-line'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount, formatMoney } from '@waymark/web-kit/format'
import { profilePaths } from '../account/user-query.ts'
import type { ActivityBookingDetail } from './booking-words.ts'
import css from './bookings.module.css'

/** What was booked and paid. What people need stays between them and those who run the activity. */
export function ActivityBookingFacts({ detail }: { readonly detail: ActivityBookingDetail }) {
  const { people, totalCents, paidCents, refundedCents, owedCents, currency } = detail
  const money = (cents: number) => formatMoney(cents, currency)
  return (
    <section className={css.card} aria-labelledby="booking-facts">
      <h2 id="booking-facts" className={css.cardTitle}>
        Booking {detail.activityBookingId}
      </h2>
      <DescriptionList
        items={[
          { term: 'What', detail: `${detail.activityTitle}, ${formatCount(people.length, 'person', 'people')}` },
          { term: 'Price', detail: totalCents === 0 ? 'Free' : money(totalCents) },
          ...(paidCents > 0 ? [{ term: 'Paid', detail: money(paidCents) }] : []),
          ...(refundedCents > 0 ? [{ term: 'Paid back', detail: money(refundedCents) }] : []),
          ...(owedCents > 0 ? [{ term: 'Still owed', detail: `${money(owedCents)}, since a refund failed` }] : []),
          { term: 'Client', detail: <Client detail={detail} /> },
          { term: 'Who comes', detail: people.map(({ name }) => name).join(', ') },
          {
            term: 'Organiser',
            detail: (
              <>
                {detail.accountName}
                <SecondLine>
                  {detail.serviceAreaName}
                  {detail.organiserPhone !== null && `, ${detail.organiserPhone}`}
                </SecondLine>
              </>
            ),
          },
        ]}
      />
      <p className={css.small}>Only those who run this activity see what people need and what they wrote.</p>
    </section>
  )
}

/** A guest has no profile; somebody who books for a location belongs to an organisation. */
function Client({ detail }: { readonly detail: ActivityBookingDetail }) {
  const { contactName, contactEmail, contactPhone, isGuest, UserServiceAreaId } = detail
  const path = UserServiceAreaId === null ? profilePaths.Individual : profilePaths.Business
  return (
    <>
      {isGuest ? (
        `${contactName} (guest)`
      ) : (
        <TextLink href={`${path}?${new URLSearchParams({ search: contactEmail })}`}>{contactName}</TextLink>
      )}
      <SecondLine>{contactPhone === null ? contactEmail : `${contactEmail}, ${contactPhone}`}</SecondLine>
    </>
  )
}
