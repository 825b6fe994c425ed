import { type Mode, modes, type StaffRole } from '@waymark/domain/enums'
import { maySwitchMode } from '@waymark/domain/rights/mode-switch'
import { startingMode } from '@waymark/domain/rights/roles'
import { texts } from '@waymark/domain/texts'
import { create } from 'zustand'
import { forgetAnnouncement } from '../page/announcement.ts'
import type { ActingState } from './acting-tab.ts'
import { keepInTab, readTabPreference, writeTabPreference } from './preferences.ts'
import type { SessionState } from './session.ts'
import type { SessionUser } from './session-user.ts'

/** The current location of the provider screens. */
export interface CurrentServiceArea {
  readonly serviceAreaId: number
  readonly name: string
}

/** A location that the person may choose, with the role held there. */
export interface OwnServiceArea extends CurrentServiceArea {
  readonly userRole: StaffRole
}

export interface AppState {
  /** `starting`: a person is known and the session is being renewed; calls wait for it. */
  readonly session: SessionState['kind']
  readonly user: SessionUser | null
  /** Set while a global administrator is this person, in this tab. */
  readonly acting: ActingState | null
  /** After acting: the page that the administrator came from. The gate redirects there. */
  readonly returnTo: string | null
  /** The person logged out, rather than losing the session: the login page keeps no address to return to. */
  readonly hasLoggedOut: boolean
  /** Why the server ended the session, for the login page; null where there is nothing more to say than to log back in. */
  readonly endedBecause: string | null
  readonly mode: Mode
  /** Their memberships; for an account admin all locations of the account, once the shell has asked for them. */
  readonly serviceAreas: readonly OwnServiceArea[]
  readonly currentServiceArea: CurrentServiceArea | null
  /** The person's role in the current location; null without one. */
  readonly role: StaffRole | null
}

const signedOut: AppState = {
  session: 'signedOut',
  user: null,
  acting: null,
  returnTo: null,
  hasLoggedOut: false,
  endedBecause: null,
  mode: 'provider',
  serviceAreas: [],
  currentServiceArea: null,
  role: null,
}

/**
 * The state of all apps on the page, with its writer. It is the host's: no package export leads here, so that no remote can
 * make somebody another person. They read `store.ts` and call its actions.
 */
export const appStore = create<AppState>(() => signedOut)

// Where a tab stands is its own from the start, not only once somebody has chosen it there.
appStore.subscribe(({ user, currentServiceArea }, before) => {
  if (user && currentServiceArea && currentServiceArea !== before.currentServiceArea)
    keepInTab(user.userProfileId, serviceAreaPreference, String(currentServiceArea.serviceAreaId))
})

export const modePreference = 'mode'
export const serviceAreaPreference = 'serviceArea'

/** Follows the session; the session client is the only caller. */
export function followSession(state: SessionState): void {
  if (state.kind === 'signedOut') {
    const { user } = appStore.getState()
    if (user && state.reason === 'logout') forgetSettings(user)
    if (user) forgetAnnouncement()
    appStore.setState({
      ...signedOut,
      hasLoggedOut: state.reason === 'logout',
      endedBecause: state.said ?? (state.reason === 'expired' ? texts.logBackIn : null),
    })
    return
  }
  const { user } = state
  const known = appStore.getState()
  const isSamePerson = known.user?.userProfileId === user.userProfileId
  const settings = isSamePerson ? keepSettings(known, user) : rememberedSettings(user)
  const acting = (state.kind === 'signedIn' && state.acting) || null
  appStore.setState({
    session: state.kind,
    user,
    acting,
    returnTo: null,
    hasLoggedOut: false,
    endedBecause: null,
    ...settings,
  })
}

/** Where the administrator continues after acting; only called at the end of acting. */
export function returnAfterActing(returnTo: string): void {
  appStore.setState({ returnTo })
}

type Settings = Pick<AppState, 'mode' | 'serviceAreas' | 'currentServiceArea' | 'role'>

function keepSettings({ mode, currentServiceArea, serviceAreas: known }: AppState, user: SessionUser): Settings {
  const memberships = membershipsOf(user)
  const isMember = ({ serviceAreaId }: OwnServiceArea) => memberships.some((one) => one.serviceAreaId === serviceAreaId)
  const others = user.isAccountAdmin ? known.filter((area) => !isMember(area)) : []
  const serviceAreas = [...memberships, ...others]
  const area = currentServiceArea
    ? atServiceArea(serviceAreas, currentServiceArea.serviceAreaId)
    : firstArea(user, serviceAreas)
  return { mode: modeAt(user, area.role, mode), serviceAreas, ...area }
}

function rememberedSettings(user: SessionUser): Settings {
  const serviceAreas = membershipsOf(user)
  const area = firstArea(user, serviceAreas)
  return { mode: modeAt(user, area.role, rememberedMode(user)), serviceAreas, ...area }
}

/**
 * The mode of somebody with `role` at the current location: `chosen` where they have the switcher, else the one that
 * follows from the role (product.md section 4). Without the switcher nobody could leave a mode they once chose elsewhere.
 */
export function modeAt(user: SessionUser, role: StaffRole | null, chosen: Mode | undefined): Mode {
  const who = { ...user, role }
  const start = startingMode(who, user.listServiceAreaUserProfile.length > 0)
  return maySwitchMode(who, true) ? (chosen ?? start) : start
}

export function rememberedMode(user: SessionUser): Mode | undefined {
  const remembered = readTabPreference(user.userProfileId, modePreference)
  return modes.find((mode) => mode === remembered)
}

/** Where a person starts. The session does not list all locations of an account admin: none until the chosen one is known, never another. */
function firstArea(user: SessionUser, serviceAreas: readonly OwnServiceArea[]): ReturnType<typeof atServiceArea> {
  const rememberedId = rememberedAreaId(user)
  const isKnown = serviceAreas.some(({ serviceAreaId }) => serviceAreaId === rememberedId)
  const isToCome = user.isAccountAdmin && !isKnown && !Number.isNaN(rememberedId)
  return isToCome ? nowhere : atServiceArea(serviceAreas, rememberedId)
}

/** Logging out clears mode and location (product.md section 4): the next time starts where the person chose to start. */
function forgetSettings({ userProfileId }: SessionUser): void {
  writeTabPreference(userProfileId, modePreference, null)
  writeTabPreference(userProfileId, serviceAreaPreference, null)
}

export function rememberedAreaId({ userProfileId, defaultServiceAreaId }: SessionUser): number {
  const remembered = readTabPreference(userProfileId, serviceAreaPreference)
  return remembered === null ? (defaultServiceAreaId ?? Number.NaN) : Number(remembered)
}

function membershipsOf(user: SessionUser): OwnServiceArea[] {
  return user.listServiceAreaUserProfile.map(({ serviceAreaId, serviceArea, userRole }) => ({
    serviceAreaId,
    name: serviceArea.name,
    userRole,
  }))
}

const nowhere = { currentServiceArea: null, role: null }

export function atServiceArea(
  serviceAreas: readonly OwnServiceArea[],
  serviceAreaId: number | undefined,
): Pick<AppState, 'currentServiceArea' | 'role'> {
  const area = serviceAreas.find((one) => one.serviceAreaId === serviceAreaId) ?? serviceAreas[0]
  if (!area) return nowhere
  return { currentServiceArea: { serviceAreaId: area.serviceAreaId, name: area.name }, role: area.userRole }
}
