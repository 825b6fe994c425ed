import { accessMap } from './access-map.ts'
import { account } from './account.ts'
import { activity } from './activity.ts'
import { activityBooking } from './activity-booking.ts'
import { activityPreference } from './activity-preference.ts'
import { activitySession } from './activity-session.ts'
import { addressBook } from './address-book.ts'
import { amenity } from './amenity.ts'
import { amenitySession } from './amenity-session.ts'
import { audit } from './audit.ts'
import { badgePartner } from './badge-partner.ts'
import { booking } from './booking.ts'
import { bookingTeam } from './booking-team.ts'
import { business } from './business.ts'
import { calendar } from './calendar.ts'
import { chat } from './chat.ts'
import { clientRecord } from './client-record.ts'
import { closedDay } from './closed-day.ts'
import { common } from './common.ts'
import { consumer } from './consumer.ts'
import { credential } from './credential.ts'
import type { CallGroup } from './define-call.ts'
import { earlierTime } from './earlier-time.ts'
import { feedback } from './feedback.ts'
import { guestBooking } from './guest-booking.ts'
import { intercom } from './intercom.ts'
import { invitation } from './invitation.ts'
import { map } from './map.ts'
import { notification } from './notification.ts'
import { openData, openSessions } from './open-data.ts'
import { organisation } from './organisation.ts'
import { outage } from './outage.ts'
import { payment } from './payment.ts'
import { places } from './places.ts'
import { quote } from './quote.ts'
import { retention } from './retention.ts'
import { review } from './review.ts'
import { service } from './service.ts'
import { serviceArea } from './service-area.ts'
import type { ServiceName } from './service-names.ts'
import { serviceWatch } from './service-watch.ts'
import { shortlist } from './shortlist.ts'
import { standAlone, standAloneShortlist, standAloneVenue } from './stand-alone.ts'
import { support } from './support.ts'
import { userManagement } from './user-management.ts'
import { venueFile } from './venue-file.ts'

/** Every call of the suite, by the service that answers it. The gateway and the OpenAPI page are derived from it. */
export const calls = {
  identity: { account, common, userManagement, invitation, activityPreference, guestBooking, intercom },
  provider: {
    business,
    serviceArea,
    service,
    activity,
    amenity,
    standAloneVenue,
    openData,
    venueFile,
    outage,
    closedDay,
    credential,
    organisation,
  },
  booking: {
    booking,
    addressBook,
    clientRecord,
    quote,
    serviceWatch,
    earlierTime,
    bookingTeam,
    feedback,
    review,
    calendar,
    shortlist,
    standAloneShortlist,
    consumer,
    activitySession,
    activityBooking,
    amenitySession,
    payment,
    openSessions,
  },
  map: { map, accessMap, places, standAlone },
  admin: { badgePartner, audit, retention },
  chat: { chat },
  notify: { notification, support },
} as const satisfies Readonly<Record<ServiceName, Readonly<Record<string, CallGroup>>>>
