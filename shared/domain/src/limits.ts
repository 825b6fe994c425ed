/** Limits and sizes of the source (product.md section 9, calls.md section 9). Units are in the names. */
export const limits = {
  /** Characters of a first or a last name, and of both with a space between them. */
  personNameLength: 100,
  fullNameLength: 201,
  cancelCutoffHours: 3,
  changeCutoffHours: 24,
  newBookingLeadHours: 24,
  tokenRefreshBeforeExpirySeconds: 30,
  chatPageSize: 10,
  chatGroupingMinutes: 3,
  chatImagePreviewMaxHeightPx: 150,
  toastMs: 5000,
  notificationMs: 7000,
  modalAnimationMs: 500,
  searchDebounceMs: 500,
  bookingStatusPollMs: 2000,
  waitlistPollMs: 60_000,
  fetchMinimumDelayMs: 200,
  fadeMs: 200,
  progressThrottleMs: 200,
  progressDurationMs: 5000,
  progressHeightPx: 3,
  pageSizes: [5, 10, 20, 50],
  defaultPageSize: 10,
  pageLinks: 5,
  repeatMonthsMax: 6,
  providerDay: ['06:00', '18:00'],
  consumerDay: ['07:00', '16:00'],
  slotMinutes: 15,
  ageMin: 1,
  ageMax: 115,
  serviceAreaRadiusKm: [0.5, 25],
  mapZoom: { default: 14, min: 10, max: 18, clusterMax: 15, decluster: 16 },
  imageSizes: {
    origin: [400, 200],
    banner: [360, 145],
    other: [60, 60],
    hd: [1024, 700],
    logo: [140, 140],
    bigLogo: [360, 360],
    locationMap: [600, 360],
    /** Of a message: whole, and no larger than this. */
    message: [1600, 1600],
    /** Of a person of a team. */
    portrait: [240, 240],
  },
  pinIcon: [24, 32],
  bigPinIcon: [48, 76],
  passwordLength: [8, 255],
  addressMaxLength: 500,
  wizardSteps: { Hybrid: 7, ActivityOperator: 7, Council: 7, ServiceProvider: 4 },
  chunkReloadMinSeconds: 60,
  coordinatePattern: '^-?\\d+\\.\\d{1,20}$',
  dateFormat: 'DD/MM/YYYY',
  serverDateFormat: 'YYYY-MM-DDTHH:mm:ss',
  sundayIs: 0,
  defaultMode: 'provider',
} as const

/** The page sizes of lists. */
export type PageSize = (typeof limits.pageSizes)[number]

/** Codes of the chat service that the client acts on (product.md section 4, "Chat channel for a booking"). */
export const chatCodes = { channelNotFoundCode: 50300 } as const

/** File names of the xlsx exports, before the date is added (calls.md section 7, "Client behaviour around calls"). */
export const exportNames = {
  bookings: 'booking list',
  activities: 'Activities',
  activitySessions: 'ActivitySessions',
  activityInsights: 'ActivityInsights',
  weeklyInsights: 'WeeklyInsights',
  auditTrail: 'AuditTrail',
  amenities: 'Amenities',
  amenitySessions: 'AmenitySessions',
} as const
