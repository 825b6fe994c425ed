import { useSyncExternalStore } from 'react'

/** Whether the browser has a network at all; that a server answers is another matter. */
export function isOnline(): boolean {
  return navigator.onLine
}

/** The same for a screen, as it changes. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(followNetwork, isOnline, () => true)
}

function followNetwork(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
