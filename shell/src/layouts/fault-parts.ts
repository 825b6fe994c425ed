import { useEffect } from 'react'

export const loadFaultDialog = () => import('./fault-dialog.tsx')
export const loadToasts = () => import('./toasts.tsx')

const firstActs = ['keydown', 'pointerdown'] as const
/** What is pressed often keeps its events to itself. */
const captured = { capture: true }

/**
 * Brings what tells of a fault once the person does something. Without a connection it could not be brought any more,
 * and the page would load again instead of saying what happened.
 */
export function useFaultParts(): void {
  useEffect(() => {
    const stop = () => {
      for (const act of firstActs) removeEventListener(act, bring, captured)
    }
    const bring = () => {
      stop()
      Promise.all([loadFaultDialog(), loadToasts()]).catch(() => {
        // They are asked for again when they are needed.
      })
    }
    for (const act of firstActs) addEventListener(act, bring, captured)
    return stop
  }, [])
}
