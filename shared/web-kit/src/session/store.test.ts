import { type StaffRole, staffRole } from '@waymark/domain/enums'
import { beforeEach, describe, expect, it } from 'vitest'
import { announce, useAnnouncement } from '../page/announcement.ts'
import { followSession } from './app-store.ts'
import type { SessionUser } from './session-user.ts'
import { setMode, setServiceArea, setServiceAreas, useAppStore } from './store.ts'

const manager: SessionUser = {
  email: 'm@demo.test',
  firstName: 'Mere',
  lastName: 'Ngata',
  logo: null,
  countryId: 1,
  accountId: 3,
  accountName: 'Harbour Care',
  accountType: 'Business',
  businessAccountSubtype: 1,
  isAccountAdmin: false,
  isGlobalAdmin: false,
  onboardingStep: 7,
  userProfileId: 5,
  restrictedToProviderId: null,
  restrictedToProviderName: null,
  shortlistOfRestrictedUser: [],
  isProviderStripeAccountId: false,
  helpDeskUrl: null,
  intercomUserHash: null,
  listServiceAreaUserProfile: [
    {
      serviceAreaUserProfileId: 1,
      serviceAreaId: 10,
      userRole: staffRole.StaffManager,
      serviceArea: { name: 'Nelson' },
    },
    { serviceAreaUserProfileId: 2, serviceAreaId: 11, userRole: staffRole.Staff, serviceArea: { name: 'Blenheim' } },
  ],
  notifications: { unreadCount: 0 },
  actingAdminName: null,
}

/** The same person with other roles in Nelson and in Blenheim. */
function managerAt(nelson: StaffRole, blenheim: StaffRole): SessionUser {
  const [first, second] = manager.listServiceAreaUserProfile
  if (!first || !second) throw new Error('the manager has two locations')
  return {
    ...manager,
    listServiceAreaUserProfile: [
      { ...first, userRole: nelson },
      { ...second, userRole: blenheim },
    ],
  }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  followSession({ kind: 'signedOut', reason: 'start' })
})

describe('store', () => {
  it('starts a person of an organisation in provider mode at the first location', () => {
    followSession({ kind: 'signedIn', user: manager })
    expect(useAppStore.getState()).toMatchObject({
      mode: 'provider',
      currentServiceArea: { serviceAreaId: 10, name: 'Nelson' },
      role: staffRole.StaffManager,
    })
  })

  it('remembers mode and location per person, until they log out', () => {
    const manager = managerAt(staffRole.StaffAndServiceManager, staffRole.StaffAndServiceManager)
    followSession({ kind: 'signedIn', user: manager })
    setMode('consumer')
    setServiceArea(11)
    followSession({ kind: 'signedOut', reason: 'expired' })
    expect(useAppStore.getState().user).toBeNull()
    followSession({ kind: 'signedIn', user: { ...manager, userProfileId: 6 } })
    expect(useAppStore.getState()).toMatchObject({ mode: 'provider', currentServiceArea: { serviceAreaId: 10 } })
    followSession({ kind: 'signedIn', user: manager })
    expect(useAppStore.getState()).toMatchObject({
      mode: 'consumer',
      currentServiceArea: { serviceAreaId: 11 },
      role: staffRole.StaffAndServiceManager,
    })
    followSession({ kind: 'signedOut', reason: 'logout' })
    followSession({ kind: 'signedIn', user: manager })
    expect(useAppStore.getState()).toMatchObject({ mode: 'provider', currentServiceArea: { serviceAreaId: 10 } })
  })

  it('keeps mode and location of a tab while another tab chooses others; a new tab starts with the last', () => {
    const both = managerAt(staffRole.StaffAndServiceManager, staffRole.StaffAndServiceManager)
    followSession({ kind: 'signedIn', user: both })
    setMode('provider')
    // What another tab writes, while this one stands where it started.
    localStorage.setItem('5:serviceArea', '11')
    localStorage.setItem('5:mode', 'consumer')
    followSession({ kind: 'signedOut', reason: 'start' })
    followSession({ kind: 'signedIn', user: both })
    expect(useAppStore.getState()).toMatchObject({ mode: 'provider', currentServiceArea: { serviceAreaId: 10 } })
    sessionStorage.clear()
    followSession({ kind: 'signedOut', reason: 'start' })
    followSession({ kind: 'signedIn', user: both })
    expect(useAppStore.getState()).toMatchObject({ mode: 'consumer', currentServiceArea: { serviceAreaId: 11 } })
  })

  it('starts where the person chose to start, until they go somewhere else', () => {
    const starting = { ...manager, defaultServiceAreaId: 11 }
    followSession({ kind: 'signedIn', user: starting })
    expect(useAppStore.getState().currentServiceArea?.serviceAreaId).toBe(11)
    setServiceArea(10)
    followSession({ kind: 'signedOut', reason: 'expired' })
    followSession({ kind: 'signedIn', user: starting })
    expect(useAppStore.getState().currentServiceArea?.serviceAreaId).toBe(10)
    followSession({ kind: 'signedOut', reason: 'logout' })
    followSession({ kind: 'signedIn', user: starting })
    expect(useAppStore.getState().currentServiceArea?.serviceAreaId).toBe(11)
  })

  it('goes to the remembered location of an account admin once it is known, and stays where they go from there', () => {
    const admin = { ...manager, isAccountAdmin: true, defaultServiceAreaId: 21 }
    const areas = [
      { serviceAreaId: 10, name: 'Nelson', userRole: staffRole.Admin },
      { serviceAreaId: 21, name: 'Kaikōura', userRole: staffRole.Admin },
    ]
    followSession({ kind: 'signedIn', user: admin })
    expect(useAppStore.getState().currentServiceArea).toBeNull()
    setServiceAreas(areas)
    expect(useAppStore.getState().currentServiceArea?.serviceAreaId).toBe(21)
    setServiceArea(10)
    setServiceAreas([...areas])
    expect(useAppStore.getState().currentServiceArea?.serviceAreaId).toBe(10)
  })

  it('leaves a chosen mode at a location whose role cannot switch back, and restores it where the role can', () => {
    const both = managerAt(staffRole.StaffAndServiceManager, staffRole.Staff)
    followSession({ kind: 'signedIn', user: both })
    setMode('consumer')
    setServiceArea(11)
    expect(useAppStore.getState()).toMatchObject({ mode: 'provider', role: staffRole.Staff })
    setServiceArea(10)
    expect(useAppStore.getState().mode).toBe('consumer')
  })

  it('restores provider mode for somebody whose role turns out to be different', () => {
    followSession({ kind: 'signedIn', user: managerAt(staffRole.StaffAndServiceManager, staffRole.Staff) })
    setMode('consumer')
    setServiceAreas([{ serviceAreaId: 10, name: 'Nelson', userRole: staffRole.StaffManager }])
    expect(useAppStore.getState()).toMatchObject({ mode: 'provider', role: staffRole.StaffManager })
  })

  it('restores provider mode for somebody who lost the right to switch', () => {
    followSession({ kind: 'signedIn', user: managerAt(staffRole.StaffAndServiceManager, staffRole.Staff) })
    setMode('consumer')
    followSession({ kind: 'signedIn', user: managerAt(staffRole.Staff, staffRole.Staff) })
    expect(useAppStore.getState().mode).toBe('provider')
    followSession({ kind: 'signedOut', reason: 'start' })
    followSession({ kind: 'signedIn', user: managerAt(staffRole.Staff, staffRole.Staff) })
    expect(useAppStore.getState().mode).toBe('provider')
  })

  it('keeps mode and location when the token is renewed', () => {
    followSession({ kind: 'signedIn', user: manager })
    setServiceArea(11)
    localStorage.clear()
    followSession({ kind: 'signedIn', user: { ...manager } })
    expect(useAppStore.getState().currentServiceArea?.serviceAreaId).toBe(11)
  })

  it("ignores a location that is not the person's", () => {
    followSession({ kind: 'signedIn', user: manager })
    setServiceArea(99)
    expect(useAppStore.getState().currentServiceArea?.serviceAreaId).toBe(10)
  })

  it('gives an account admin the locations without a membership, and keeps them when the token is renewed', () => {
    const admin = { ...manager, isAccountAdmin: true, listServiceAreaUserProfile: [] }
    followSession({ kind: 'signedIn', user: admin })
    expect(useAppStore.getState()).toMatchObject({ mode: 'provider', currentServiceArea: null })
    setServiceAreas([
      { serviceAreaId: 20, name: 'Picton', userRole: staffRole.Admin },
      { serviceAreaId: 21, name: 'Kaikōura', userRole: staffRole.Admin },
    ])
    expect(useAppStore.getState().currentServiceArea).toEqual({ serviceAreaId: 20, name: 'Picton' })
    setServiceArea(21)
    followSession({ kind: 'signedIn', user: { ...admin } })
    expect(useAppStore.getState()).toMatchObject({ currentServiceArea: { serviceAreaId: 21 }, role: staffRole.Admin })
  })

  it('keeps individuals in consumer mode', () => {
    localStorage.setItem('5:mode', 'provider')
    followSession({
      kind: 'signedIn',
      user: { ...manager, accountType: 'Individual', businessAccountSubtype: null, listServiceAreaUserProfile: [] },
    })
    expect(useAppStore.getState().mode).toBe('consumer')
  })
})

it('gives remotes nothing to write with', async () => {
  expect(Object.keys(useAppStore).toSorted()).toEqual(['getState', 'subscribe'])
  expect(Object.keys(await import('./store.ts')).toSorted()).toEqual([
    'setMode',
    'setServiceArea',
    'setServiceAreas',
    'updateUser',
    'useAppStore',
  ])
})

it('takes what was announced to somebody off the page when their session ends', () => {
  followSession({ kind: 'signedIn', user: manager })
  announce('Kia ora Mere. Four things need you.')
  followSession({ kind: 'signedOut', reason: 'logout' })
  expect(useAnnouncement.getState().text).toBe('')
})
