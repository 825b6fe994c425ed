import { type Redirect, redirectOf } from '@waymark/domain/redirects'
import { notify } from '@waymark/web-kit/notices'
import { Navigate, useLocation } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useVisitor } from '@waymark/web-kit/who'
import { type ReactNode, useEffect } from 'react'

/** Lets a visit through or sends it where it belongs (product.md section 2, "Redirects"; section 5, "Route access"). */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation()
  const visitor = useVisitor()
  const isStarting = useAppStore((state) => state.session === 'starting')
  const redirect = redirectOf(pathname, search, visitor)
  if (!redirect) return children
  // Whether a stored person is still signed in shows in a moment: nobody is sent away from a public page for a guess.
  const isPublicPage = redirectOf(pathname, search, null) === null
  return isStarting && isPublicPage ? children : <Redirected redirect={redirect} />
}

function Redirected({ redirect: { to, message } }: { readonly redirect: Redirect }) {
  useEffect(() => {
    if (message) notify('error', message)
  }, [message])
  return <Navigate to={to} replace />
}
