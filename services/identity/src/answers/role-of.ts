import { type StaffRole, staffRole } from '@waymark/domain/enums'

/** The role of a row, which the table's check keeps within the enumeration. */
export function roleOf(value: number): StaffRole {
  return Object.values(staffRole).find((known) => known === value) ?? staffRole.Staff
}
