import { expect, test } from 'vitest'
import { businessSubtype, staffRole } from '../enums.ts'
import {
  assignableRoles,
  effectiveRole,
  holdsActivityRole,
  holdsManagementRights,
  holdsServiceRole,
  isAssignableRole,
  modeFromRole,
  staffRoleNames,
  startingMode,
} from './roles.ts'

const staffMember = { accountType: 'Business', isAccountAdmin: false, role: staffRole.Staff } as const

test("has the source's names for assignable roles, and does not let Admin be assigned", () => {
  expect(assignableRoles.map((role) => staffRoleNames[role])).toEqual([
    'Staff & Service Manager',
    'Staff Manager',
    'Staff',
    'Activity Coordinator',
  ])
  expect(isAssignableRole(staffRole.Admin)).toBe(false)
})

test('derives the service and activity role from the subtype', () => {
  const { Hybrid, ServiceProvider, ActivityOperator, Council } = businessSubtype
  const subtypes = [Hybrid, ServiceProvider, ActivityOperator, Council, null]
  expect(subtypes.map(holdsServiceRole)).toEqual([true, true, false, false, false])
  expect(subtypes.map(holdsActivityRole)).toEqual([true, false, true, true, false])
})

test('gives provider mode to each of the five roles, and consumer mode without one', () => {
  for (const role of Object.values(staffRole)) expect(modeFromRole(role)).toBe('provider')
  expect(modeFromRole(null)).toBe('consumer')
  expect(startingMode(staffMember, true)).toBe('provider')
  expect(startingMode({ ...staffMember, role: null }, true)).toBe('consumer')
  expect(startingMode({ ...staffMember, role: null }, false)).toBe('provider')
  expect(startingMode({ ...staffMember, role: null, isAccountAdmin: true }, true)).toBe('provider')
  expect(startingMode({ ...staffMember, accountType: 'Individual' }, false)).toBe('consumer')
})

test('gives management rights to the account admin and three roles of the area, never to an individual', () => {
  const held = Object.values(staffRole).filter((role) => holdsManagementRights({ ...staffMember, role }))
  expect(held).toEqual([
    staffRole.Admin,
    staffRole.StaffAndServiceManager,
    staffRole.StaffManager,
    staffRole.ActivityCoordinator,
  ])
  expect(holdsManagementRights({ ...staffMember, role: null, isAccountAdmin: true })).toBe(true)
  expect(holdsManagementRights({ accountType: 'Individual', isAccountAdmin: true, role: staffRole.Admin })).toBe(false)
  expect(effectiveRole({ ...staffMember, isAccountAdmin: true })).toBe(staffRole.Admin)
})
