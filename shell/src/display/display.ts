import { readPreference, writePreference } from '@waymark/web-kit/preferences'
import { useAppStore } from '@waymark/web-kit/store'
import { create } from 'zustand'

export const themes = ['system', 'light', 'dark', 'contrast'] as const
export const textSizes = ['normal', 'large', 'largest'] as const
export const motions = ['system', 'reduced'] as const

/** How a person wants the pages to look. `system` follows the device. */
export interface Display {
  readonly theme: (typeof themes)[number]
  readonly textSize: (typeof textSizes)[number]
  readonly motion: (typeof motions)[number]
}

const usual: Display = { theme: 'system', textSize: 'normal', motion: 'system' }
/** Whose preferences are read while nobody is signed in; no person has this id. */
const nobody = 0

/** What is shown now; `changeDisplay` changes it. */
export const useDisplay = create<Display>(() => usual)

/** Shows the choices of whoever is signed in, now and after every change of person. Call once, before the first paint. */
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

/** Changes the look and remembers it for this person in this browser. */
export function changeDisplay(changes: Partial<Display>): void {
  const display = { ...useDisplay.getState(), ...changes }
  for (const [name, value] of Object.entries(changes)) {
    writePreference(personId(), name, value === usual[name as keyof Display] ? null : value)
  }
  show(display)
}

function personId(): number {
  return useAppStore.getState().user?.userProfileId ?? nobody
}

function readDisplay(person: number): Display {
  const read = <Value extends string>(name: keyof Display, values: readonly Value[]) =>
    values.find((value) => value === readPreference(person, name))
  return {
    theme: read('theme', themes) ?? usual.theme,
    textSize: read('textSize', textSizes) ?? usual.textSize,
    motion: read('motion', motions) ?? usual.motion,
  }
}

function show(display: Display): void {
  const { dataset } = document.documentElement
  put(dataset, 'theme', display.theme)
  put(dataset, 'textSize', display.textSize)
  put(dataset, 'motion', display.motion)
  useDisplay.setState(display)
}

function put(dataset: DOMStringMap, name: keyof Display, value: string): void {
  if (value === usual[name]) delete dataset[name]
  else dataset[name] = value
}
