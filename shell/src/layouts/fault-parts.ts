import { useEffect } from 'react'

export const loadFaultDialog = () => import('./fault-dialog.tsx')
export const loadToasts = () => import('./toasts.tsx')

const firstActs = ['keydown', 'pointerdown'] as const

/**
 * Brings what tells of a fault once the person does something. Without a connection it could not be brought any more,
 * and the page would load again instead of saying what happened.
 */
export function useFaultParts(): void {
  useEffect(() => {
    const bring = () => {
      for (const act of firstActs) removeEventListener(act, bring)
      Promise.all([loadFaultDialog(), loadToasts()]).catch(() => {
        // They are asked for again when they are needed.
      })
    }
    for (const act of firstActs) addEventListener(act, bring)
    return () => {
      for (const act of firstActs) removeEventListener(act, bring)
    }
  }, [])
}
