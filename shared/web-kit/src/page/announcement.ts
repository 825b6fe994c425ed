import { create } from 'zustand'

/** The latest announcement for screen readers, read out by the shell's live region. */
export const useAnnouncement = create<{ readonly text: string }>(() => ({ text: '' }))

/** Announces `text` politely. The same text twice in a row is announced twice. */
export function announce(text: string): void {
  const said = useAnnouncement.getState().text
  // A live region only announces changes; a trailing no-break space makes a repeat a change.
  useAnnouncement.setState({ text: said === text ? `${text}\u00a0` : text })
}

/** Takes the last announcement off the page, whose person is gone. */
export function forgetAnnouncement(): void {
  useAnnouncement.setState({ text: '' })
}
