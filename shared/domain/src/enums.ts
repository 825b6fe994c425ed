/** Enumerations of the source (product.md sections 4 and 6, calls.md section 1), with the source's values. */
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

/** Where the payment of a booking stands. */
export const paymentFlows = [
  'NONE',
  'IsCreating',
  'Completed',
  'IsPayment',
  'ClosedPayment',
  'CompletedPayment',
  'Failed',
] as const
export type PaymentFlow = (typeof paymentFlows)[number]

export const itemTypes = ['Service', 'Activity'] as const
export type ItemType = (typeof itemTypes)[number]

export const country = { nz: 1, au: 2 } as const
export type CountryId = (typeof country)[keyof typeof country]

export const modes = ['provider', 'consumer'] as const
export type Mode = (typeof modes)[number]

export const costTier = { Free: 3, $: 4, $$: 5, $$$: 6 } as const
export type CostTier = (typeof costTier)[keyof typeof costTier]

/**
 * Narrows a stored number to its enumeration. The tables' checks guarantee that it is in there, so any other number is a
 * bug or a row of a newer version, and throws with the enumeration's name.
 */
function storedValue<Value extends number>(
  name: string,
  values: Readonly<Record<string, Value>>,
  stored: number,
): Value {
  const value = Object.values(values).find((one) => one === stored)
  if (value === undefined) throw new RangeError(`${stored} is no ${name}`)
  return value
}

export function staffRoleOf(stored: number): StaffRole {
  return storedValue('StaffRole', staffRole, stored)
}

/** Null for what has none: individuals and the system's own account. */
export function businessSubtypeOf(stored: number): BusinessSubtype
export function businessSubtypeOf(stored: number | null): BusinessSubtype | null
export function businessSubtypeOf(stored: number | null): BusinessSubtype | null {
  return stored === null ? null : storedValue('BusinessSubtype', businessSubtype, stored)
}

export function bookingStatusOf(stored: number): BookingStatus {
  return storedValue('BookingStatus', bookingStatus, stored)
}

export function countryIdOf(stored: number): CountryId {
  return storedValue('CountryId', country, stored)
}

/** Null for a price level that nobody has set. */
export function costTierOf(stored: number | null): CostTier | null {
  return stored === null ? null : storedValue('CostTier', costTier, stored)
}
