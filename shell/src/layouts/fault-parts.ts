import { useEffect } from 'react'

export const loadFaultDialog = () => import('./fault-dialog.tsx')
export const loadToasts = () => import('./toasts.tsx')

const firstActs = ['keydown', 'pointerdown'] as const
/** Pressed elements often stop the propagation of their events. */
const captured = { capture: true }

/**
 * Loads the error dialog once the person does something. Without a connection it could no longer be loaded,
 * and the page would reload instead of saying what happened.
 */
export function useErrorParts(): void {
  useEffect(() => {
    const stop = () => {
      for (const act of firstActs) removeEventListener(act, bring, captured)
    }
    const bring = () => {
      stop()
      Promise.all([loadFaultDialog(), loadToasts()]).catch(() => {
        // They are requested again when they are needed.
      })
    }
    for (const act of firstActs) addEventListener(act, bring, captured)
    return stop
  }, [])
}
