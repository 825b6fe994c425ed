import { describe, expect, it } from 'vitest'
import { layoutOf, siteEntryOf } from './site-map.ts'

describe('site map', () => {
  it.each([
    ['/booking/upcoming', 'mfe_booking', 'dashboard'],
    ['/booking/Completed', 'mfe_booking', 'dashboard'],
    ['/booking/unread-messages', 'mfe_chat', 'dashboard'],
    ['/shortlist', 'mfe_booking', 'dashboard'],
    ['/add-shortlist', 'mfe_booking', 'public'],
    ['/location-map', 'mfe_map', 'public'],
    ['/service-area/7', 'mfe_provider', 'dashboard'],
    ['/global-admin/bookings', 'mfe_admin', 'admin'],
  ])('%s belongs to %s in the %s layout', (path, remote, layout) => {
    expect(siteEntryOf(path)?.remote).toBe(remote)
    expect(layoutOf(path)).toBe(layout)
  })

  it.each([
    ['/', 'public'],
    ['/login', 'public'],
    ['/bookings', 'public'],
    ['/dashboard', 'dashboard'],
    ['/user/profile', 'dashboard'],
  ])("%s is the shell's own, in the %s layout", (path, layout) => {
    expect(siteEntryOf(path)).toBeUndefined()
    expect(layoutOf(path)).toBe(layout)
  })
})
