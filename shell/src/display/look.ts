import { readPreference } from '@waymark/web-kit/preferences'

export const themes = ['system', 'light', 'dark', 'contrast'] as const
export const textSizes = ['normal', 'large', 'largest'] as const
export const motions = ['system', 'reduced'] as const

/** How a person wants the pages to look. `system` follows the device. */
export interface Display {
  readonly theme: (typeof themes)[number]
  readonly textSize: (typeof textSizes)[number]
  readonly motion: (typeof motions)[number]
}

export const usualDisplay: Display = { theme: 'system', textSize: 'normal', motion: 'system' }
/** Whose preferences are read while nobody is signed in; no person has this id. */
export const nobody = 0

/** What this person chose in this browser. */
export function readDisplay(person: number): Display {
  const read = <Value extends string>(name: keyof Display, values: readonly Value[]) =>
    values.find((value) => value === readPreference(person, name))
  return {
    theme: read('theme', themes) ?? usualDisplay.theme,
    textSize: read('textSize', textSizes) ?? usualDisplay.textSize,
    motion: read('motion', motions) ?? usualDisplay.motion,
  }
}

/** Applies this look to the document: the tokens and display.css follow its attributes. */
export function putDisplay(display: Display): void {
  const { dataset } = document.documentElement
  put(dataset, 'theme', display.theme)
  put(dataset, 'textSize', display.textSize)
  put(dataset, 'motion', display.motion)
}

function put(dataset: DOMStringMap, name: keyof Display, value: string): void {
  if (value === usualDisplay[name]) delete dataset[name]
  else dataset[name] = value
}
