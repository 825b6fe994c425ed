import type { Mode } from '@waymark/domain/enums'
import {
  type AppState,
  appStore,
  atServiceArea,
  modeAt,
  modePreference,
  type OwnServiceArea,
  rememberedAreaId,
  rememberedMode,
  serviceAreaPreference,
} from './app-store.ts'
import { writeTabPreference } from './preferences.ts'
import type { SessionUser } from './session-user.ts'

export type { AppState, CurrentServiceArea, OwnServiceArea } from './app-store.ts'

/** Who is signed in, in which mode, at which location: for every app of the page to read, and to change by the actions below. */
export const useAppStore = Object.assign(<Part>(select: (state: AppState) => Part): Part => appStore(select), {
  getState: (): Readonly<AppState> => appStore.getState(),
  subscribe: appStore.subscribe,
})

/** Chooses provider or consumer and remembers it. Screens use `useSwitchMode`, which also goes to the dashboard. */
export function setMode(mode: Mode): void {
  const { user } = appStore.getState()
  if (user) writeTabPreference(user.userProfileId, modePreference, mode)
  appStore.setState({ mode })
}

/** Chooses the current location and remembers it, in the mode of the role there; a location that does not belong to the person is ignored. */
export function setServiceArea(serviceAreaId: number): void {
  const { user, serviceAreas, mode } = appStore.getState()
  if (!user || !serviceAreas.some((area) => area.serviceAreaId === serviceAreaId)) return
  writeTabPreference(user.userProfileId, serviceAreaPreference, String(serviceAreaId))
  const area = atServiceArea(serviceAreas, serviceAreaId)
  appStore.setState({ ...area, mode: modeAt(user, area.role, rememberedMode(user) ?? mode) })
}

/** Sets all locations of the person: an account admin needs no membership, so the session does not list them. */
export function setServiceAreas(serviceAreas: readonly OwnServiceArea[]): void {
  appStore.setState(({ user, mode, currentServiceArea, serviceAreas: before }) => {
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
  appStore.setState(({ user }) => (user ? { user: { ...user, ...changes } } : {}))
}
