import { create } from 'zustand'

/** What the page last said to screen readers; the shell's live region reads it out. */
export const useAnnouncement = create<{ readonly text: string }>(() => ({ text: '' }))

/** Says `text` politely. The same text twice in a row is said twice. */
export function announce(text: string): void {
  const said = useAnnouncement.getState().text
  // A live region speaks on change only; a trailing no-break space makes the repeat a change.
  useAnnouncement.setState({ text: said === text ? `${text}\u00a0` : text })
}
