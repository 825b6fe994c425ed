import { addressBook } from '@waymark/contracts/address-book'
import { bookingStatus } from '@waymark/domain/enums'
import { Card } from '@waymark/ui/card'
import { Stack } from '@waymark/ui/stack'
import { useCall } from '@waymark/web-kit/use-call'
import { FavouriteTick } from '../staff/favourite-tick.tsx'
import type { BookingDetail } from './booking-detail.ts'

/** For its client: whom of those who come, or came, they ask for first the next time. */
export function FavouritePart({ detail }: { readonly detail: BookingDetail }) {
  const { staff, status, serviceAreaId, serviceAreaName } = detail
  const isOfClient = detail.mySide === 'client' && detail.UserServiceAreaId === null
  const wasPlaced = status === bookingStatus.Confirmed || status === bookingStatus.Completed
  // Where the organisation has closed there is no next time.
  const isAsked = isOfClient && wasPlaced && staff.length > 0 && detail.standing !== 'closed'
  const kept = useCall(addressBook.getAddressBook, {}, { enabled: isAsked })
  // A helpful extra: where it does not load, the booking stands without it.
  if (!isAsked || !kept.data) return null
  const favourite = kept.data.favourites?.find((one) => one.serviceAreaId === serviceAreaId)
  return (
    <Card as="section" labelledBy="booking-favourite">
      <h2 id="booking-favourite">The next time</h2>
      <Stack gap={4}>
        {staff.map((person) => (
          <FavouriteTick
            key={person.userProfileId}
            person={person}
            serviceAreaId={serviceAreaId}
            serviceAreaName={serviceAreaName}
            favouriteId={favourite?.staff.userProfileId ?? null}
          />
        ))}
      </Stack>
    </Card>
  )
}
