import { type Mode, modes, type StaffRole } from '@waymark/domain/enums'
import { maySwitchMode } from '@waymark/domain/rights/mode-switch'
import { startingMode } from '@waymark/domain/rights/roles'
import { create } from 'zustand'
import type { ActingState } from './acting-tab.ts'
import { readPreference, writePreference } from './preferences.ts'
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
  mode: 'provider',
  serviceAreas: [],
  currentServiceArea: null,
  role: null,
}

/** The store of all apps on the page: who is signed in, in which mode, at which location. Remotes read it and call the actions below. */
export const useAppStore = create<AppState>(() => signedOut)

const modePreference = 'mode'
const serviceAreaPreference = 'serviceArea'

/** Follows the session; the session client is the only caller. */
export function followSession(state: SessionState): void {
  if (state.kind === 'signedOut') {
    const { user } = useAppStore.getState()
    if (user && state.reason === 'logout') forgetSettings(user)
    useAppStore.setState({ ...signedOut, hasLoggedOut: state.reason === 'logout' })
    return
  }
  const { user } = state
  const known = useAppStore.getState()
  const isSamePerson = known.user?.userProfileId === user.userProfileId
  const settings = isSamePerson ? keepSettings(known, user) : rememberedSettings(user)
  const acting = (state.kind === 'signedIn' && state.acting) || null
  useAppStore.setState({ session: state.kind, user, acting, returnTo: null, hasLoggedOut: false, ...settings })
}

/** Where the administrator continues after acting; only called at the end of acting. */
export function returnAfterActing(returnTo: string): void {
  useAppStore.setState({ returnTo })
}

/** Chooses provider or consumer and remembers it. Screens use `useSwitchMode`, which also goes to the dashboard. */
export function setMode(mode: Mode): void {
  const { user } = useAppStore.getState()
  if (user) writePreference(user.userProfileId, modePreference, mode)
  useAppStore.setState({ mode })
}

/** Chooses the current location and remembers it, in the mode of the role there; a location that does not belong to the person is ignored. */
export function setServiceArea(serviceAreaId: number): void {
  const { user, serviceAreas, mode } = useAppStore.getState()
  if (!user || !serviceAreas.some((area) => area.serviceAreaId === serviceAreaId)) return
  writePreference(user.userProfileId, serviceAreaPreference, String(serviceAreaId))
  const area = atServiceArea(serviceAreas, serviceAreaId)
  useAppStore.setState({ ...area, mode: modeAt(user, area.role, rememberedMode(user) ?? mode) })
}

/** Sets all locations of the person: an account admin needs no membership, so the session does not list them. */
export function setServiceAreas(serviceAreas: readonly OwnServiceArea[]): void {
  useAppStore.setState(({ user, mode, currentServiceArea, serviceAreas: before }) => {
    if (!user) return {}
    const rememberedId = rememberedAreaId(user)
    const isOneOf = (areas: readonly OwnServiceArea[]) => areas.some((area) => area.serviceAreaId === rememberedId)
    const isNews = isOneOf(serviceAreas) && !isOneOf(before)
    const wantedId = isNews ? rememberedId : currentServiceArea?.serviceAreaId
    const area = atServiceArea(serviceAreas, wantedId)
    return { serviceAreas, ...area, mode: modeAt(user, area.role, mode) }
  })
}

/** Updates what the pages know about the person, after a profile change. */
export function updateUser(changes: Partial<SessionUser>): void {
  useAppStore.setState(({ user }) => (user ? { user: { ...user, ...changes } } : {}))
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
function modeAt(user: SessionUser, role: StaffRole | null, chosen: Mode | undefined): Mode {
  const who = { ...user, role }
  const start = startingMode(who, user.listServiceAreaUserProfile.length > 0)
  return maySwitchMode(who, true) ? (chosen ?? start) : start
}

function rememberedMode(user: SessionUser): Mode | undefined {
  const remembered = readPreference(user.userProfileId, modePreference)
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
  writePreference(userProfileId, modePreference, null)
  writePreference(userProfileId, serviceAreaPreference, null)
}

function rememberedAreaId({ userProfileId, defaultServiceAreaId }: SessionUser): number {
  const remembered = readPreference(userProfileId, serviceAreaPreference)
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

function atServiceArea(
  serviceAreas: readonly OwnServiceArea[],
  serviceAreaId: number | undefined,
): Pick<AppState, 'currentServiceArea' | 'role'> {
  const area = serviceAreas.find((one) => one.serviceAreaId === serviceAreaId) ?? serviceAreas[0]
  if (!area) return nowhere
  return { currentServiceArea: { serviceAreaId: area.serviceAreaId, name: area.name }, role: area.userRole }
}
