import { preloadRemote } from '@waymark/web-kit/host/remotes'
import { Link, NavLink, type NavLinkProps, useLocation } from '@waymark/web-kit/router'
import type { ReactNode } from 'react'
import { siteEntryOf } from './site-map.ts'

interface PreloadLinkProps extends Omit<NavLinkProps, 'className' | 'children' | 'style'> {
  readonly to: string
  readonly className?: string
  readonly children?: ReactNode
  /** Whether the current page belongs to its target, such as a screen of a list. */
  readonly isCurrent?: boolean
}

/** A menu link that preloads its remote while the pointer or the focus is on it. */
export function PreloadLink({ to, isCurrent = false, end, ...rest }: PreloadLinkProps) {
  const { pathname } = useLocation()
  const preload = () => {
    const remote = siteEntryOf(to)?.remote
    if (remote) preloadRemote(remote)
  }
  const link = { to, onPointerEnter: preload, onFocus: preload, ...rest }
  if (isCurrent && pathname !== to) return <Link aria-current="true" {...link} />
  return <NavLink end={end} {...link} />
}
