import { type StaffRole, staffRole } from '@waymark/domain/enums'

/** Narrows a stored role; the table's check constraint guarantees that it is in the enumeration. */
export function roleOf(value: number | null): StaffRole {
  return Object.values(staffRole).find((role) => role === value) ?? staffRole.Staff
}
