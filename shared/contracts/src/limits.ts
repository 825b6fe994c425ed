/**
 * Every limit on how often something may be done: calls, sockets, and what somebody gets sent. A network is an IPv4 address
 * or the first 64 bits of an IPv6 one. Several processes, here or on other machines, share what they count.
 */
export interface Limit {
  readonly max: number
  readonly windowSeconds: number
}

/** A call counts its caller: the signed-in person, otherwise the guest, otherwise the network. */
export interface CallLimit extends Limit {
  /** Counts per network and value of this input field instead: an email address at sign-in. */
  readonly byField?: string
  /** Counts the network whoever calls: what the call makes would otherwise be a new caller with a count of its own. */
  readonly byNetwork?: boolean
  /** Counts per network and value of this cookie instead: many people share one address, but not a cookie. */
  readonly byCookie?: string
}

const minute = 60
const hour = 3600

/** The cookie that keeps a person signed in; only `/api/Account` receives it. */
export const refreshCookieName = '__Secure-rt'

/** By the path of the call. Whatever is not named here is bounded by `networkLimit` alone. */
export const callLimits: Readonly<Record<`/api/${string}`, CallLimit>> = {
  // Sign-in
  '/api/Account/login': { max: 20, windowSeconds: minute, byField: 'email' },
  '/api/Account/refresh-token': { max: 60, windowSeconds: minute, byCookie: refreshCookieName },
  '/api/Account/logout': { max: 60, windowSeconds: minute },
  '/api/Account/forgot-password': { max: 10, windowSeconds: hour, byNetwork: true },
  '/api/Account/validate-reset-password': { max: 30, windowSeconds: minute },
  '/api/Account/reset-password': { max: 10, windowSeconds: minute },
  '/api/Account/change-password': { max: 10, windowSeconds: 300 },
  '/api/Account/change-email': { max: 10, windowSeconds: hour },
  '/api/Account/confirm-new-email': { max: 30, windowSeconds: minute },
  '/api/Account/begin-second-factor': { max: 20, windowSeconds: 300 },
  '/api/Account/confirm-second-factor': { max: 20, windowSeconds: 300 },
  '/api/Account/remove-second-factor': { max: 10, windowSeconds: 300 },
  '/api/Account/renew-recovery-codes': { max: 10, windowSeconds: 300 },
  '/api/Account/get-sign-in-challenge': { max: 20, windowSeconds: minute, byField: 'email' },
  '/api/Account/reset-second-factor': { max: 20, windowSeconds: hour },
  '/api/Account/get-user-token': { max: 30, windowSeconds: hour },
  '/api/Notification/send-phone-code': { max: 10, windowSeconds: 24 * hour },
  '/api/Notification/keep-push-device': { max: 20, windowSeconds: hour },
  '/api/Notification/confirm-phone': { max: 20, windowSeconds: 300 },
  '/api/Retention/update-retention': { max: 30, windowSeconds: hour },
  '/api/Account/extend-acting': { max: 30, windowSeconds: hour },

  // Accounts and those who join them
  '/api/Account/register-user': { max: 30, windowSeconds: hour, byNetwork: true },
  '/api/Account/register-business-account': { max: 10, windowSeconds: hour, byNetwork: true },
  // A library, a school or a mobile carrier is one network.
  '/api/Account/register-guest-user': { max: 100, windowSeconds: hour, byNetwork: true },
  '/api/Account/resent-active-email': { max: 10, windowSeconds: hour, byNetwork: true },
  '/api/Account/activation-user': { max: 30, windowSeconds: minute, byNetwork: true },
  '/api/Account/update-staff-profile': { max: 60, windowSeconds: hour },
  '/api/Account/download-my-data': { max: 10, windowSeconds: hour },
  '/api/Account/delete-my-account': { max: 10, windowSeconds: 300 },
  '/api/UserManagement/add-client': { max: 60, windowSeconds: hour },
  '/api/UserManagement/update-client': { max: 60, windowSeconds: hour },
  '/api/UserManagement/delete-client': { max: 60, windowSeconds: hour },
  '/api/Booking/add-client-note': { max: 60, windowSeconds: hour },
  '/api/Booking/get-client-list': { max: 120, windowSeconds: minute },
  '/api/Booking/get-clients': { max: 120, windowSeconds: minute },
  '/api/consumer/answer-kept-client': { max: 60, windowSeconds: hour },
  '/api/UserManagement/update-user-profile': { max: 60, windowSeconds: hour },
  '/api/Invitation/send-invitation-to-consumer': { max: 30, windowSeconds: hour },
  '/api/Invitation/send-invitation-to-friend-from-individual': { max: 10, windowSeconds: hour },
  '/api/Invitation/is-valid-invitation-email': { max: 30, windowSeconds: minute },
  '/api/activity/open-guest-booking': { max: 30, windowSeconds: hour, byNetwork: true },
  '/api/activity/open-guest-waitlist': { max: 30, windowSeconds: hour, byNetwork: true },
  '/api/activity/send-guest-booking-link': { max: 5, windowSeconds: hour, byField: 'email' },

  // Bookings
  '/api/Booking/get-data-for-new-booking': { max: 240, windowSeconds: minute },
  '/api/Booking/find-own-services': { max: 240, windowSeconds: minute },
  '/api/Service/add-own-service': { max: 60, windowSeconds: hour },
  '/api/Service/update-own-service': { max: 60, windowSeconds: hour },
  '/api/Booking/get-available-service-areas-for-new-booking': { max: 240, windowSeconds: minute },
  '/api/Booking/get-available-times-for-service-area-for-new-booking': { max: 480, windowSeconds: minute },
  '/api/Booking/add-new-booking': { max: 30, windowSeconds: minute },
  '/api/Booking/ask-for-quote': { max: 20, windowSeconds: hour },
  '/api/Booking/save-recipient': { max: 60, windowSeconds: hour },
  '/api/Booking/save-address': { max: 60, windowSeconds: hour },
  '/api/Booking/watch-earlier-time': { max: 60, windowSeconds: hour },
  '/api/Booking/watch-service': { max: 30, windowSeconds: hour },
  '/api/Booking/keep-favourite-staff': { max: 60, windowSeconds: hour },
  '/api/Booking/change-booking': { max: 30, windowSeconds: minute },
  '/api/activity/add-new-activity-booking': { max: 30, windowSeconds: minute },
  '/api/activity/add-activity-booking-for-client': { max: 30, windowSeconds: minute },
  '/api/activity/change-activity-booking-people': { max: 30, windowSeconds: minute },
  '/api/activity/move-activity-booking': { max: 30, windowSeconds: minute },
  '/api/activity/join-activity-waitlist': { max: 30, windowSeconds: minute },
  '/api/activity/message-activity-session': { max: 10, windowSeconds: hour },
  '/api/Chat/send-message': { max: 200, windowSeconds: hour },
  '/api/StandAlone/update-shortlist-data': { max: 60, windowSeconds: minute },

  // Money
  '/api/Account/get-subscription-checkout-id': { max: 20, windowSeconds: minute },
  '/api/Account/update-payment-subscription': { max: 20, windowSeconds: minute },
  '/api/Business/get-connection-account-stripe': { max: 20, windowSeconds: minute },
  '/api/Payment/checkout-activity-booking': { max: 30, windowSeconds: minute },
  '/api/Payment/sta-checkout-activity-booking': { max: 30, windowSeconds: minute },

  // What people say of places and of us
  '/api/ServiceArea/submit-feedback': { max: 30, windowSeconds: hour },
  '/api/Booking/get-feedback-booking': { max: 60, windowSeconds: minute },
  '/api/Booking/submit-feedback-booking': { max: 20, windowSeconds: minute },
  '/api/Booking/report-review': { max: 20, windowSeconds: hour },
  '/api/Support/send-contact-message': { max: 10, windowSeconds: hour },
  '/api/Common/report-answer-mismatch': { max: 30, windowSeconds: minute },
  '/api/Intercom/update-intercom-user-tags': { max: 20, windowSeconds: hour },

  // Files, searches and open data
  '/api/Booking/get-calendar-file/{id}': { max: 120, windowSeconds: hour },
  '/api/Booking/calendar-feed': { max: 240, windowSeconds: hour },
  '/api/Credential/save-credential': { max: 120, windowSeconds: hour },
  '/api/Credential/set-credential-rules': { max: 120, windowSeconds: hour },
  '/api/Audit/export-organisation-audit-trail': { max: 10, windowSeconds: hour },
  '/api/Booking/export-booking-list': { max: 10, windowSeconds: hour },
  '/api/Booking/export-weekly-insights': { max: 10, windowSeconds: hour },
  '/api/Payment/get-activity-booking-receipt-file': { max: 60, windowSeconds: hour },
  '/api/activity/export-activity-list': { max: 10, windowSeconds: hour },
  '/api/activity/export-activity-session-list': { max: 10, windowSeconds: hour },
  '/api/activity/export-activity-insights': { max: 10, windowSeconds: hour },
  '/api/amenity/export-amenity-list': { max: 10, windowSeconds: hour },
  '/api/amenity/export-amenity-session-list': { max: 10, windowSeconds: hour },
  '/api/venue-file/export-venues': { max: 60, windowSeconds: hour },
  '/api/venue-file/check-venue-file': { max: 60, windowSeconds: hour },
  '/api/venue-file/import-venue-file': { max: 60, windowSeconds: hour },
  '/api/open-data/get-venues': { max: 1200, windowSeconds: hour },
  '/api/open-data/get-all-venues': { max: 30, windowSeconds: hour },
  '/api/open-data/get-sessions': { max: 3600, windowSeconds: hour },
  '/api/Map/get-map-sources': { max: 240, windowSeconds: minute },
  '/api/Map/search-places': { max: 240, windowSeconds: minute },
  '/api/Map/search-all': { max: 240, windowSeconds: minute },
  '/api/Chat/get-chat-token': { max: 30, windowSeconds: minute },
}

/** All calls of one network together, counted by each gateway for itself, before anything is spent on them (`CALLS_PER_MINUTE`). */
export const networkLimit = { max: 1200, windowSeconds: minute } as const satisfies Limit

export const socketLimits = {
  /** Sockets open at once: more tabs than anybody keeps, and than a school or an office has. */
  heldByPerson: 10,
  heldByNetwork: 1000,
  openedByNetwork: { max: 1200, windowSeconds: minute },
  /** What one socket sends at once, and per second after that. */
  frameBurst: 60,
  framesPerSecond: 20,
  framesOfPerson: { max: 1200, windowSeconds: minute },
  /** Messages that a person sends, with and without a picture. */
  messagesOfPerson: { max: 30, windowSeconds: minute },
} as const

/** Attempts, counted before a password or a code is checked. */
export const signInLimits = {
  windowMinutes: 15,
  ofSource: 10,
  ofAccount: 100,
  ofNetwork: 50,
  /** Codes of a second step that were given for one person, wherever from; a right one starts again. */
  codesOfPerson: { max: 10, windowSeconds: 15 * minute },
  /** How often a new password does so too: the second step is there for when somebody else reads the owner's emails. */
  codesForgiven: { max: 2, windowSeconds: 24 * hour },
} as const

/** What one recipient gets sent, whoever asks for it; more is left out without a word. */
export const recipientLimits = {
  activationLink: { max: 3, windowSeconds: 600 },
  resetLink: { max: 1, windowSeconds: 300 },
  guestBookingLinks: { max: 10, windowSeconds: 24 * hour },
  /** Bookings and waiting that guests begin with one address: each is a few emails. Refused in words. */
  guestBookings: { max: 30, windowSeconds: 24 * hour },
  /** The same of organisations that book for one client, who is told of each. Refused in words. */
  bookingsForClient: { max: 30, windowSeconds: 24 * hour },
  invitations: { max: 3, windowSeconds: 24 * hour },
  /** Codes by text message: each costs money. Refused in words. */
  phoneCodes: { max: 5, windowSeconds: 24 * hour },
} as const satisfies Readonly<Record<string, Limit>>

/** What one person sends. */
export const senderLimits = {
  clientInvitations: { max: 100, windowSeconds: 24 * hour },
  friendInvitations: { max: 20, windowSeconds: 24 * hour },
} as const satisfies Readonly<Record<string, Limit>>
