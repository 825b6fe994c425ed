import { loginPath } from '@waymark/domain/login-address'
import { loginAddressAt } from '@waymark/domain/redirects'
import { LogoLook, logoClassName } from '@waymark/ui/logo-look'
import { PlainButton } from '@waymark/ui/plain-button'
import { Link, useLocation } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogIn from 'lucide-react/icons/log-in'
import MenuIcon from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useId, useState, useSyncExternalStore } from 'react'
import { ActionLink } from '../action-link.tsx'
import { PreloadLink } from '../preload-link.tsx'
import css from './public-header.module.css'

/** Header of the public pages: the main links and the login. */
export function PublicHeader({ isMap }: { readonly isMap: boolean }) {
  const isSignedIn = useAppStore((state) => state.user !== null)
  const { pathname, hash } = useLocation()
  const login = useLoginAddress()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const panelId = useId()
  const here = `${pathname}${hash}`
  const isOpen = openAt === here
  // The front page sends signed-in people to their dashboard; the same parts are on "About us".
  const partsPage = isSignedIn ? '/about-us' : '/'
  const links = [
    { to: '/search', label: 'Search' },
    { to: '/location-map', label: 'Map' },
    { to: '/activity-booking/new-booking', label: 'Activities' },
    { to: `${partsPage}#fit`, label: 'How it fits you' },
    { to: `${partsPage}#organisations`, label: 'For organisations' },
    { to: '/about-us', label: 'About us' },
  ]
  return (
    <header className={isMap ? css.mapHeader : css.header}>
      <div className={css.row}>
        <span className={css.logo}>
          <Link to="/" className={logoClassName}>
            <LogoLook />
          </Link>
        </span>
        <nav
          id={panelId}
          aria-label="Main"
          className={isOpen ? css.openNav : css.nav}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setOpenAt(null)
          }}
        >
          <ul>
            {links.map(({ to, label }) => (
              <li key={label}>
                <PreloadLink
                  to={to}
                  end
                  className={css.link ?? ''}
                  aria-current={to === here ? 'page' : 'false'}
                  onClick={() => setOpenAt(null)}
                >
                  {label}
                </PreloadLink>
              </li>
            ))}
            {!isSignedIn && (
              <li className={css.phoneOnly}>
                <PreloadLink to="/register" end className={css.link ?? ''} onClick={() => setOpenAt(null)}>
                  Register
                </PreloadLink>
              </li>
            )}
          </ul>
        </nav>
        <div className={css.actions}>
          {isSignedIn ? (
            <ActionLink to="/dashboard" icon={LayoutDashboard}>
              Dashboard
            </ActionLink>
          ) : (
            <>
              <span className={css.register}>
                <ActionLink to="/register" variant="quiet">
                  Register
                </ActionLink>
              </span>
              <ActionLink to={login} icon={LogIn}>
                Log in
              </ActionLink>
            </>
          )}
          <span className={css.menu}>
            <PlainButton
              variant="quiet"
              icon={isOpen ? X : MenuIcon}
              aria-expanded={isOpen}
              aria-controls={panelId}
              onClick={() => setOpenAt(isOpen ? null : here)}
            >
              Menu
            </PlainButton>
          </span>
        </div>
      </div>
    </header>
  )
}

/** The login, which leads back here. A document that is drawn ahead serves many addresses and does not know which. */
function useLoginAddress(): string {
  const { pathname, search } = useLocation()
  return useSyncExternalStore(
    neverChanges,
    () => loginAddressAt(pathname, search),
    () => loginPath,
  )
}

const neverChanges = () => () => undefined
