import { nobodyText } from '@waymark/domain/booking/status'
import { DescriptionList } from '@waymark/ui/description-list'
import { SecondLine } from '@waymark/ui/second-line'
import { TextLink } from '@waymark/ui/text-link'
import { profilePaths } from '../account/user-query.ts'
import { type BookingDetail, staffNames } from './booking-words.ts'
import css from './bookings.module.css'

/** What was agreed. Where clients live and what they need stays between them and the people who serve them. */
export function BookingFacts({ detail }: { readonly detail: BookingDetail }) {
  const { RequestedPeopleQty: people, recipientName, addingError } = detail
  const what = `${detail.itemName}, ${detail.itemDetail.toLowerCase()}${people > 1 ? `, ${people} people` : ''}`
  return (
    <section className={css.card} aria-labelledby="booking-facts">
      <h2 id="booking-facts" className={css.cardTitle}>
        Booking {detail.bookingId}
      </h2>
      <DescriptionList
        items={[
          { term: 'What', detail: what },
          { term: 'Price', detail: detail.feeDisplay },
          { term: 'Client', detail: <PersonLink detail={detail} /> },
          ...(detail.bookedFor ? [{ term: 'Booked for', detail: detail.bookedFor }] : []),
          ...(recipientName === null ? [] : [{ term: 'For', detail: recipientName }]),
          {
            term: 'Provider',
            detail: (
              <>
                {detail.accountName}
                <SecondLine>
                  {detail.serviceAreaName}
                  {detail.providerPhone !== null && `, ${detail.providerPhone}`}
                </SecondLine>
              </>
            ),
          },
          { term: 'Staff', detail: staffNames(detail) ?? nobodyText(detail) },
          ...(addingError === null ? [] : [{ term: 'Not placed', detail: addingError }]),
        ]}
      />
      <p className={css.small}>Only the people who look after this booking see its address, notes and access needs.</p>
    </section>
  )
}

/** Links to the client's profile; somebody who books for a location belongs to an organisation. */
function PersonLink({ detail: { clientName, UserServiceAreaId } }: { readonly detail: BookingDetail }) {
  const path = UserServiceAreaId === null ? profilePaths.Individual : profilePaths.Business
  return <TextLink href={`${path}?${new URLSearchParams({ search: clientName })}`}>{clientName}</TextLink>
}
