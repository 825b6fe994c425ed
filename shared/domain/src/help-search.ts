import { type HelpEntry, type HelpKey, helpEntries } from './help-texts.ts'

/** The address of the page of a help text: `serviceAreas` is at `/help/service-areas`. */
export function helpPath(helpKey: HelpKey): `/help/${string}` {
  return `/help/${helpKey.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** The entry of an address below `/help/`; undefined when there is none. */
export function helpEntryAt(name: string): HelpEntry | undefined {
  return helpEntries.find(({ helpKey }) => helpPath(helpKey) === `/help/${name.toLowerCase()}`)
}

/** The entries that hold every word, in title or text and without regard to macrons; titles first. All without words. */
export function findHelp(words: string): readonly HelpEntry[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  const holds = (text: string) => wanted.every((word) => plain(text).includes(word))
  const found = helpEntries.filter(({ title, displayText }) => holds(`${title} ${displayText}`))
  return [...found.filter(({ title }) => holds(title)), ...found.filter(({ title }) => !holds(title))]
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
