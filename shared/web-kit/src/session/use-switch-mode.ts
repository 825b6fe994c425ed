import type { Mode } from '@waymark/domain/enums'
import { useCallback } from 'react'
import { useNavigate } from '../page/router.ts'
import { setMode, useAppStore } from './store.ts'

/** Switches between provider and consumer mode and goes to the dashboard. Who calls it has asked first where a page asks. */
export function useSwitchMode(): (mode: Mode) => Promise<void> {
  const navigate = useNavigate()
  return useCallback(
    async (mode) => {
      if (mode === useAppStore.getState().mode) return
      setMode(mode)
      await navigate('/dashboard')
    },
    [navigate],
  )
}
