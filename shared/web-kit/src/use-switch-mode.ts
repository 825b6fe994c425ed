import type { Mode } from '@waymark/domain/enums'
import { useCallback, useEffect } from 'react'
import { useNavigate } from './router.ts'
import { setMode, useAppStore } from './store.ts'

type Ask = () => Promise<boolean>

let ask: Ask | null = null

/**
 * Switches between provider and consumer mode and goes to the dashboard. A screen with unsaved work may refuse
 * (`useModeGuard`); then everything stays as it is and the result is false.
 */
export function useSwitchMode(): (mode: Mode) => Promise<boolean> {
  const navigate = useNavigate()
  return useCallback(
    async (mode) => {
      if (mode === useAppStore.getState().mode) return true
      if (mode === 'consumer' && ask && !(await ask())) return false
      setMode(mode)
      await navigate('/dashboard')
      return true
    },
    [navigate],
  )
}

/** While the calling screen is shown, switching to consumer mode asks `confirm` first. */
export function useModeGuard(confirm: Ask): void {
  useEffect(() => {
    ask = confirm
    return () => {
      ask = null
    }
  }, [confirm])
}
