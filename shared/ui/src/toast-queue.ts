import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export interface ToastMessage {
  tone: 'success' | 'danger' | 'info' | 'warning'
  /** The news in two or three words: "Booking confirmed." */
  title: string
  text?: string
}

const toastMs = 5000

/** The toasts of the whole product; the shell shows them in one `ToastRegion`. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 4 })

/** Shows a message for 5000 ms; the time stands still while it is hovered or focused (section 8). */
export function showToast(message: ToastMessage): void {
  toastQueue.add(message, { timeout: toastMs })
}
