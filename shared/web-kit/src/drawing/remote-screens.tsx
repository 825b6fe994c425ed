import type { ComponentType, ReactNode } from 'react'
import { Outlet, type RouteObject, useHref, useNavigate } from '../page/router.ts'
import { type Ask, drawScreen } from './draw-screen.tsx'

/** `UiProvider` of the ui package, which this package does not depend on. */
type UiProvider = ComponentType<{
  readonly navigate: (path: string) => void
  readonly useHref: (path: string) => string
  readonly children: ReactNode
}>

/**
 * What a remote's build for Node gives: its screens, drawn without the frame that the shell draws around them. A router
 * keeps in its routes what it has loaded, so each drawing has its own.
 */
export function createDrawing(routes: () => RouteObject[], UiProvider: UiProvider) {
  function Frame() {
    const navigate = useNavigate()
    return (
      <UiProvider navigate={navigate} useHref={useHref}>
        <Outlet />
      </UiProvider>
    )
  }
  return (address: string, ask: Ask) => drawScreen([{ Component: Frame, children: routes() }], address, ask)
}
