import { type ComponentType, useEffect } from 'react'
import { useBlocker } from '../page/router.ts'

interface LeaveGuardProps {
  /** How it is asked; from `ui`. */
  readonly Question: ComponentType<{ onStay: () => void; onLeave: () => void }>
}

/** Asks before leaving the page, in the app or by closing the tab, while `isUnsaved` says so. */
export function leaveGuard(isUnsaved: () => boolean): ComponentType<LeaveGuardProps> {
  return function LeaveGuard({ Question }) {
    const blocker = useBlocker(
      ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
    )
    useEffect(() => {
      const ask = (event: BeforeUnloadEvent) => {
        if (isUnsaved()) event.preventDefault()
      }
      window.addEventListener('beforeunload', ask)
      return () => window.removeEventListener('beforeunload', ask)
    }, [])
    if (blocker.state !== 'blocked') return null
    return <Question onStay={blocker.reset} onLeave={blocker.proceed} />
  }
}
