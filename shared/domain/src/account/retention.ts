/** Days after which a message to us goes, with its answers. */
export const contactMessageDays = 365

/**
 * How long is kept what nobody needs for ever: what a global administrator may choose, and what holds until they do.
 * `docs/privacy.md` says why.
 */
export const retention = {
  /** Emails as they were written: long enough to say what was sent, and to whom. */
  emailDays: { min: 30, max: 730, usual: 90 },
  notificationDays: { min: 30, max: 1095, usual: 365 },
  /** Sessions that have ended. */
  sessionDays: { min: 7, max: 365, usual: 30 },
  /** Bookings with what they say of people. Tax laws of New Zealand and the NDIS ask for seven years; Australian ones for five. */
  bookingYears: { min: 7, max: 25, usual: 7 },
} as const
