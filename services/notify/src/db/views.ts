/** The published views that this service reads: each has a type (`npm run db:types`) and a grant, and no others do. */
export const views = [
  'admin_api.retention',
  'booking_api.activity_booking',
  'booking_api.activity_booking_person',
  'booking_api.booking',
  'booking_api.booking_history',
  'booking_api.booking_staff',
  'chat_api.unread',
  'identity_api.account',
  'identity_api.email_preference',
  'identity_api.invitation',
  'identity_api.membership',
  'identity_api.open_session',
  'identity_api.person',
  'provider_api.activity',
  'provider_api.outage',
  'provider_api.service_area',
] as const
