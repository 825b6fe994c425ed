/** Enumerations of the source (product.md sections 4 and 6, calls.md section 1). Values are the source's. */
export const businessSubtype = { Hybrid: 1, ServiceProvider: 2, ActivityOperator: 3, Council: 4 } as const
export type BusinessSubtype = (typeof businessSubtype)[keyof typeof businessSubtype]

export const staffRole = {
  Admin: 1,
  StaffAndServiceManager: 2,
  Staff: 3,
  StaffManager: 4,
  ActivityCoordinator: 5,
} as const
export type StaffRole = (typeof staffRole)[keyof typeof staffRole]

export const bookingStatus = { New: 0, Confirmed: 1, Completed: 2, Cancelled: 3, Incomplete: 4 } as const
export type BookingStatus = (typeof bookingStatus)[keyof typeof bookingStatus]

export const activityStatuses = ['Draft', 'Active', 'Completed', 'Cancelled'] as const
export type ActivityStatus = (typeof activityStatuses)[number]

export const sessionAvailability = {
  Available: 1,
  NotAvailable: 2,
  Removed: 3,
  Duplicated: 4,
  AlternativeTimeAvailable: 5,
  AlternativeTimeDuplicated: 6,
} as const
export type SessionAvailability = (typeof sessionAvailability)[keyof typeof sessionAvailability]

export const accountTypes = ['Business', 'Individual'] as const
export type AccountType = (typeof accountTypes)[number]

export const repeats = ['Daily', 'Weekly', 'Fortnightly'] as const
export type Repeat = (typeof repeats)[number]

export const itemTypes = ['Service', 'Activity'] as const
export type ItemType = (typeof itemTypes)[number]

export const country = { nz: 1, au: 2 } as const
export type CountryId = (typeof country)[keyof typeof country]

export const modes = ['provider', 'consumer'] as const
export type Mode = (typeof modes)[number]

export const costTier = { Free: 3, $: 4, $$: 5, $$$: 6 } as const
export type CostTier = (typeof costTier)[keyof typeof costTier]
