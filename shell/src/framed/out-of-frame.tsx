import { framedBase } from '@waymark/web-kit/framed'
import { Navigate, useLocation } from '@waymark/web-kit/router'

/** A screen of the frame that somebody opened in a tab of its own: the suite has it under its usual address. */
export function OutOfFrame() {
  const { pathname, search, hash } = useLocation()
  // One slash alone: two would name another host.
  const path = pathname.slice(framedBase.length).replace(/^\/+/, '/')
  return <Navigate to={`${path}${search}${hash}`} replace />
}
