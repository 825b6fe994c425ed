import { expect, test } from 'vitest'
import { businessSubtype, staffRole } from '../enums.ts'
import { hasHelpCentre } from './help-centre.ts'
import { maySwitchMode, modeLabels } from './mode-switch.ts'
import { switchAsksFirst } from './switch-asks-first.ts'

const person = { accountType: 'Business', isAccountAdmin: false, isGlobalAdmin: false, role: null } as const
const roles = [null, ...Object.values(staffRole)]

test('shows the switcher to Staff & Service Managers and account admins, once the location has loaded', () => {
  for (const role of roles) {
    expect(maySwitchMode({ ...person, role }, true)).toBe(role === staffRole.StaffAndServiceManager)
    expect(maySwitchMode({ ...person, role, isAccountAdmin: true }, true)).toBe(true)
    expect(maySwitchMode({ ...person, role, isAccountAdmin: true }, false)).toBe(false)
    expect(maySwitchMode({ ...person, role, accountType: 'Individual' }, true)).toBe(false)
    expect(maySwitchMode({ ...person, role, isAccountAdmin: true, isGlobalAdmin: true }, true)).toBe(false)
  }
})

test('asks before leaving for consumer mode on schedule and bulk edit, and nowhere else', () => {
  expect(switchAsksFirst('/service-area/scheduling', 'consumer')).toBe(true)
  expect(switchAsksFirst('/service-area/services/', 'consumer')).toBe(true)
  expect(switchAsksFirst('/service-area/scheduling', 'provider')).toBe(false)
  expect(switchAsksFirst('/dashboard', 'consumer')).toBe(false)
  expect(switchAsksFirst('/nowhere', 'consumer')).toBe(false)
})

test('labels the modes My Account and My Community for councils', () => {
  expect(modeLabels(businessSubtype.Council)).toEqual({ provider: 'My Account', consumer: 'My Community' })
  for (const subtype of [
    businessSubtype.Hybrid,
    businessSubtype.ServiceProvider,
    businessSubtype.ActivityOperator,
    null,
  ])
    expect(modeLabels(subtype)).toEqual({ provider: 'Provider', consumer: 'Consumer' })
})

test('shows the help centre to Admin, Staff & Service Manager and Staff Manager of a business with a help desk', () => {
  const shown = roles.filter((role) => hasHelpCentre({ ...person, role }, 'https://help.test'))
  expect(shown).toEqual([staffRole.Admin, staffRole.StaffAndServiceManager, staffRole.StaffManager])
  expect(hasHelpCentre({ ...person, isAccountAdmin: true }, 'https://help.test')).toBe(true)
  expect(hasHelpCentre({ ...person, role: staffRole.Admin }, null)).toBe(false)
  expect(hasHelpCentre({ ...person, role: staffRole.Admin }, '')).toBe(false)
  expect(
    hasHelpCentre({ accountType: 'Individual', isAccountAdmin: false, role: staffRole.Admin }, 'https://help.test'),
  ).toBe(false)
})
