import type { Mode } from '@waymark/domain/enums'
import { useCallback } from 'react'
import { useNavigate } from '../page/router.ts'
import { setMode, useAppStore } from './store.ts'

/** Switches between provider and consumer mode and goes to the dashboard. The caller asks for confirmation first on pages that require it. */
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
