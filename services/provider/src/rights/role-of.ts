import { type StaffRole, staffRole } from '@waymark/domain/enums'

/** A stored role, which the table's check keeps within the enumeration. */
export function roleOf(value: number | null): StaffRole {
  return Object.values(staffRole).find((role) => role === value) ?? staffRole.Staff
}
