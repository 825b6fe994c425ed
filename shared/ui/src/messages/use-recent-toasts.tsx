import { useSyncExternalStore } from 'react'
import { type RecentToast, recentToasts } from './toast-queue.ts'

/** What the toasts said since the page was opened, newest first, for the notification list. */
export function useRecentToasts(): readonly RecentToast[] {
  return useSyncExternalStore(recentToasts.subscribe, recentToasts.get)
}
