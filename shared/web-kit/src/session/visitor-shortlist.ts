import { create } from 'zustand'
import { readStored, storageKeys, writeStored } from './preferences.ts'

/** As many places as fit on the shortlist of a visitor: what one call takes over. */
const maxPlaces = 100

/**
 * The places that somebody shortlisted without being signed in: in this browser where it may store, otherwise as long
 * as the page is open. Signing in puts them on the person's own shortlist.
 */
export const useVisitorShortlist = create<{ readonly serviceAreaIds: readonly number[] }>(() => ({
  serviceAreaIds: idsIn(readStored(storageKeys.shortlist)),
}))

// Another tab of the same visitor: without it, the last star of either would put away what the other has. No tab draws in Node.
globalThis.window?.addEventListener('storage', ({ key, newValue }) => {
  if (key === storageKeys.shortlist) useVisitorShortlist.setState({ serviceAreaIds: idsIn(newValue) })
})

/** Puts a place on the visitor's shortlist, or takes it off. */
export function toggleOnVisitorShortlist(serviceAreaId: number): void {
  const { serviceAreaIds } = useVisitorShortlist.getState()
  keep(
    serviceAreaIds.includes(serviceAreaId)
      ? serviceAreaIds.filter((id) => id !== serviceAreaId)
      : [...serviceAreaIds, serviceAreaId],
  )
}

/** Adds the places of a link ("12,15"), such as one that leads out of another site's page. */
export function addToVisitorShortlist(text: string | null): void {
  const added = idsIn(text)
  if (added.length > 0) keep([...new Set([...useVisitorShortlist.getState().serviceAreaIds, ...added])])
}

export function forgetVisitorShortlist(): void {
  keep([])
}

/** Puts the visitor's places on the shortlist of whoever has just signed in; what could not be sent stays for the next time. */
export async function joinVisitorShortlist(): Promise<void> {
  const { serviceAreaIds } = useVisitorShortlist.getState()
  if (serviceAreaIds.length === 0) return
  const [{ standAloneShortlist }, { send }] = await Promise.all([
    import('@waymark/contracts/stand-alone'),
    import('../calls/send.ts'),
  ])
  await send(standAloneShortlist.updateShortlistData, { add: [...serviceAreaIds] }, { ignore401: true })
  forgetVisitorShortlist()
}

function keep(serviceAreaIds: readonly number[]): void {
  const kept = serviceAreaIds.slice(-maxPlaces)
  writeStored(storageKeys.shortlist, kept.length === 0 ? null : kept.join(','))
  useVisitorShortlist.setState({ serviceAreaIds: kept })
}

function idsIn(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(Number)
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, maxPlaces)
}
