import { preloadRemote } from '@waymark/web-kit/host/remotes'
import { NavLink, type NavLinkProps } from '@waymark/web-kit/router'
import { siteEntryOf } from './site-map.ts'

/** A menu link that preloads its remote while the pointer or the focus is on it. */
export function PreloadLink({ to, ...rest }: NavLinkProps & { readonly to: string }) {
  const preload = () => {
    const remote = siteEntryOf(to)?.remote
    if (remote) preloadRemote(remote)
  }
  return <NavLink to={to} onPointerEnter={preload} onFocus={preload} {...rest} />
}
