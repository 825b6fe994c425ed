import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import { toastEvent } from './toast-event.ts'

export interface ToastMessage {
  tone: 'success' | 'danger' | 'info' | 'warning'
  /** The news in two or three words: "Booking confirmed." */
  title: string
  text?: string
}

/** A toast that was shown since the page was opened; `shownAt` is an instant in ms. */
export interface RecentToast extends ToastMessage {
  id: number
  shownAt: number
}

const toastMs = 5000
const recentMax = 20

/** The toasts of the whole product; the shell shows them in one `ToastRegion`. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 4 })

let recent: readonly RecentToast[] = []
const listeners = new Set<() => void>()

/** Shows a message for 5000 ms; the timer pauses while it is hovered or focused (section 8). */
export function showToast(message: ToastMessage): void {
  recent = [{ ...message, id: (recent[0]?.id ?? 0) + 1, shownAt: Date.now() }, ...recent].slice(0, recentMax)
  if (message.tone === 'danger') closeSuccessToasts()
  toastQueue.add(message, { timeout: toastMs })
  for (const listener of listeners) listener()
  dispatchEvent(new Event(toastEvent))
}

/** Closes the successes still shown, once something newer has failed. */
export function closeSuccessToasts(): void {
  for (const { key, content } of toastQueue.visibleToasts) if (content.tone === 'success') toastQueue.close(key)
}

/** The last 20 toasts, newest first, so that what has closed can still be read. */
export const recentToasts = {
  get: () => recent,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
