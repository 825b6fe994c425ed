import { activityBooking } from '@waymark/contracts/activity-booking'
import { booking } from '@waymark/contracts/booking'
import { serviceKind } from '@waymark/domain/catalogue/own-services'
import type { ItemType } from '@waymark/domain/enums'
import type { LoadState } from '@waymark/ui/load-state'
import { formatCount } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'

/** The booking that a conversation is about. */
export interface ChatBooking {
  readonly bookingId: number
  readonly mySide: 'client' | 'provider'
  readonly clientName: string
  readonly accountName: string
  readonly accountLogo: string | null
  readonly serviceAreaName: string
  readonly itemName: string
  /** The family of the service, or that it is an activity. */
  readonly itemKind: string
  readonly itemDetail: string
  readonly start: string
  readonly timeZone: string
}

/** Reads the booking of a conversation, whatever it is of. */
export function useChatBooking(bookingId: number, itemType: ItemType, isOpen: boolean): LoadState<ChatBooking> {
  const isService = itemType === 'Service'
  const visit = useCall(booking.getBookingDetail, { bookingId }, { enabled: isOpen && isService })
  const spaces = useCall(
    activityBooking.getActivityBookingDetail,
    { activityBookingId: bookingId },
    { enabled: isOpen && !isService },
  )
  if (isService) {
    const { data } = visit
    const itemKind = (data && serviceKind(data.serviceId)?.family) ?? 'Service'
    return { ...visit, data: data && { ...data, itemKind, start: data.requestedStartDateTime } }
  }
  const { data } = spaces
  return {
    ...spaces,
    data: data && {
      ...data,
      bookingId,
      clientName: data.contactName,
      itemName: data.activityTitle,
      itemKind: 'Activity',
      itemDetail: formatCount(data.people.length, 'person', 'people'),
      start: data.startDateTime,
    },
  }
}
