/**
 * How many bookings may be open (New or Confirmed) at once, so that nobody takes a provider's whole calendar. A client
 * is known where a visit was completed. The database counts (`refuse_too_many_open`, migration 0045 of booking).
 */
export const openBookingLimits = {
  person: { withNewProvider: 40, withKnownProvider: 400, ofNewClient: 80, ofKnownClient: 800 },
  /** A location that books in consumer mode. */
  serviceArea: { withNewProvider: 200, withKnownProvider: 2000, ofNewClient: 400, ofKnownClient: 4000 },
} as const
