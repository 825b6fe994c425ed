/** The published views that every service reads: to know a caller, and what they may do where. */
export const kitViews = [
  'booking_api.activity_session',
  'identity_api.membership',
  'identity_api.revoked_session',
  'identity_api.signing_key',
  'provider_api.activity',
  'provider_api.amenity',
  'provider_api.service_area',
  'provider_api.service_area_service',
] as const
