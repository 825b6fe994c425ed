import { type Mode, modes, type StaffRole } from '@waymark/domain/enums'
import { startingMode } from '@waymark/domain/rights/roles'
import { create } from 'zustand'
import { readPreference, writePreference } from './preferences.ts'
import type { SessionState } from './session.ts'
import type { SessionUser } from './session-user.ts'

/** The location that the provider screens speak about. */
export interface CurrentServiceArea {
  readonly serviceAreaId: number
  readonly name: string
}

export interface AppState {
  /** `starting`: a person is known and the session is being renewed; calls wait for it. */
  readonly session: SessionState['kind']
  readonly user: SessionUser | null
  readonly mode: Mode
  readonly currentServiceArea: CurrentServiceArea | null
  /** The person's role in the current location; null without one. */
  readonly role: StaffRole | null
}

const signedOut: AppState = { session: 'signedOut', user: null, mode: 'provider', currentServiceArea: null, role: null }

/** The store of all apps on the page: who is signed in, in which mode, at which location. Remotes read it and call the actions below. */
export const useAppStore = create<AppState>(() => signedOut)

const modePreference = 'mode'
const serviceAreaPreference = 'serviceArea'

/** Follows the session; the session client is the only caller. */
export function followSession(state: SessionState): void {
  if (state.kind === 'signedOut') {
    useAppStore.setState(signedOut)
    return
  }
  const { user } = state
  const known = useAppStore.getState()
  const isSamePerson = known.user?.userProfileId === user.userProfileId
  const settings = isSamePerson ? keepSettings(known, user) : rememberedSettings(user)
  useAppStore.setState({ session: state.kind, user, ...settings })
}

/** Chooses provider or consumer and remembers it. Screens use `useSwitchMode`, which also goes to the dashboard. */
export function setMode(mode: Mode): void {
  const { user } = useAppStore.getState()
  if (user) writePreference(user.userProfileId, modePreference, mode)
  useAppStore.setState({ mode })
}

/** Chooses the current location and remembers it; a location that is not the person's is ignored. */
export function setServiceArea(serviceAreaId: number): void {
  const { user } = useAppStore.getState()
  if (!user?.listServiceAreaUserProfile.some((membership) => membership.serviceAreaId === serviceAreaId)) return
  writePreference(user.userProfileId, serviceAreaPreference, String(serviceAreaId))
  useAppStore.setState(atServiceArea(user, serviceAreaId))
}

/** Changes what the pages know of the person, after a change of profile. */
export function updateUser(changes: Partial<SessionUser>): void {
  useAppStore.setState(({ user }) => (user ? { user: { ...user, ...changes } } : {}))
}

function keepSettings(
  { mode, currentServiceArea }: AppState,
  user: SessionUser,
): Pick<AppState, 'mode' | 'currentServiceArea' | 'role'> {
  return { mode, ...atServiceArea(user, currentServiceArea?.serviceAreaId) }
}

function rememberedSettings(user: SessionUser): Pick<AppState, 'mode' | 'currentServiceArea' | 'role'> {
  const area = atServiceArea(user, Number(readPreference(user.userProfileId, serviceAreaPreference)))
  const remembered = readPreference(user.userProfileId, modePreference)
  const start = startingMode({ ...user, role: area.role }, user.listServiceAreaUserProfile.length > 0)
  const mayChoose = user.accountType === 'Business'
  return { mode: (mayChoose && modes.find((mode) => mode === remembered)) || start, ...area }
}

function atServiceArea(
  user: SessionUser,
  serviceAreaId: number | undefined,
): Pick<AppState, 'currentServiceArea' | 'role'> {
  const memberships = user.listServiceAreaUserProfile
  const membership = memberships.find((one) => one.serviceAreaId === serviceAreaId) ?? memberships[0]
  if (!membership) return { currentServiceArea: null, role: null }
  return {
    currentServiceArea: { serviceAreaId: membership.serviceAreaId, name: membership.serviceArea.name },
    role: membership.userRole,
  }
}
