import type { Mode } from '@waymark/domain/enums'
import { loginPath } from '@waymark/domain/login-address'
import { modeForPage, type Redirect, redirectOf } from '@waymark/domain/redirects'
import { useCrumbs } from '@waymark/web-kit/crumbs'
import { Navigate, useLocation } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useVisitor } from '@waymark/web-kit/who'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { RefusedVisit } from '../frame/refused-page.tsx'
import { undeclaredAccess, useDeclarations } from '../remote-declarations.ts'

// Nobody needs it who only reads the public pages.
const OtherMode = lazy(async () => ({ default: (await import('./other-mode.tsx')).OtherMode }))

/** Lets a visit through or sends it where it belongs (product.md section 2, "Redirects"; section 5, "Route access"). */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation()
  const visitor = useVisitor()
  const isStarting = useAppStore((state) => state.session === 'starting')
  const isNewcomer = useIsNewcomer(pathname)
  const hasSwitched = useHasSwitched(pathname, visitor?.mode)
  const otherwise = undeclaredAccess(pathname, useDeclarations())
  const returnTo = useAppStore((state) => state.returnTo)
  const hasLoggedOut = useAppStore((state) => state.hasLoggedOut)
  if (isNewcomer && returnTo !== null) return <Navigate to={returnTo} replace />
  const redirect = redirectOf(pathname, search, visitor, otherwise)
  if (!redirect) return children
  const mode = visitor && !isNewcomer && !hasSwitched ? modeForPage(pathname, visitor, otherwise) : null
  if (visitor && mode)
    return (
      <Suspense fallback={<main id="main" />}>
        <OtherMode visitor={visitor} mode={mode} />
      </Suspense>
    )
  // Whether a stored person is still signed in will be known in a moment: nobody is redirected from a public page on a guess.
  const isPublicPage = redirectOf(pathname, search, null, otherwise) === null
  return isStarting && isPublicPage ? (
    children
  ) : (
    <Redirected redirect={isNewcomer ? { to: hasLoggedOut ? loginPath : redirect.to, message: null } : redirect} />
  )
}

/** Whether the mode was switched on this page, which is being left for the dashboard then. */
function useHasSwitched(pathname: string, mode: Mode | undefined): boolean {
  const [arrival, setArrival] = useState({ pathname, mode })
  if (arrival.pathname === pathname && arrival.mode !== undefined) return arrival.mode !== mode
  if (arrival.pathname !== pathname || mode !== undefined) setArrival({ pathname, mode })
  return false
}

/** Whether somebody became another person on this page: they did not request it as who they are now. */
function useIsNewcomer(pathname: string): boolean {
  const personId = useAppStore(({ user }) => user?.userProfileId ?? null)
  const [arrival, setArrival] = useState({ pathname, personId })
  if (arrival.pathname !== pathname || arrival.personId === null) {
    if (arrival.pathname !== pathname || personId !== null) setArrival({ pathname, personId })
    return false
  }
  return arrival.personId !== personId
}

function Redirected({ redirect: { to, message } }: { readonly redirect: Redirect }) {
  const { pathname } = useLocation()
  const title = useCrumbs().at(-1)?.title ?? pathname
  const refused: RefusedVisit | null = message === null ? null : { refusedPage: title }
  return <Navigate to={to} replace state={refused} />
}
