import { writePreference } from '@waymark/web-kit/preferences'
import { useAppStore } from '@waymark/web-kit/store'
import { create } from 'zustand'
import { type Display, nobody, putDisplay, readDisplay, usualDisplay } from './look.ts'

/** What is shown now; `changeDisplay` changes it. */
export const useDisplay = create<Display>(() => usualDisplay)

/** Applies the preferences of whoever is signed in, now and after every change of person. Call once, before the first paint. */
export function startDisplay(): void {
  let person: number | null = null
  const follow = () => {
    const next = personId()
    if (next === person) return
    person = next
    show(readDisplay(next))
  }
  follow()
  useAppStore.subscribe(follow)
}

/** Changes the look and stores it for this person in this browser. */
export function changeDisplay(changes: Partial<Display>): void {
  const display = { ...useDisplay.getState(), ...changes }
  for (const [name, value] of Object.entries(changes)) {
    writePreference(personId(), name, value === usualDisplay[name as keyof Display] ? null : value)
  }
  show(display)
}

function personId(): number {
  return useAppStore.getState().user?.userProfileId ?? nobody
}

function show(display: Display): void {
  putDisplay(display)
  useDisplay.setState(display)
}
