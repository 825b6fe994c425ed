/** The published views that this service reads: each has a type (`npm run db:types`) and a grant, and no others do. */
export const views = [
  'booking_api.booking',
  'booking_api.booking_words',
  'booking_api.busy_staff',
  'booking_api.feedback',
  'booking_api.shortlist',
  'chat_api.message',
  'map_api.saved_filters',
  'notify_api.email',
  'notify_api.notification',
  'notify_api.unread_notifications',
  'provider_api.business',
  'provider_api.service_area',
  'provider_api.service_area_service',
  'provider_api.service_staff',
  'provider_api.venue_feedback',
] as const
