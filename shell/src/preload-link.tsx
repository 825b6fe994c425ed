import { Link, NavLink, type NavLinkProps, useLocation } from '@waymark/web-kit/router'
import type { ReactNode } from 'react'
import { loadAhead } from './load-ahead.ts'

interface PreloadLinkProps extends Omit<NavLinkProps, 'className' | 'children' | 'style'> {
  readonly to: string
  readonly className?: string
  readonly children?: ReactNode
  /** Whether the current page belongs to its target, such as a screen of a list. */
  readonly isCurrent?: boolean
}

/** A link of a menu: its screen loads while the pointer, a finger or the focus is on it. */
export function PreloadLink({ to, isCurrent = false, end, ...rest }: PreloadLinkProps) {
  const { pathname } = useLocation()
  const intend = () => loadAhead(to)
  const link = { to, onPointerEnter: intend, onTouchStart: intend, onFocus: intend, ...rest }
  if (isCurrent && pathname !== to) return <Link aria-current="true" {...link} />
  return <NavLink end={end} {...link} />
}
