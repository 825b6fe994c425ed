import { modeLabels } from '@waymark/domain/rights/mode-switch'
import { texts } from '@waymark/domain/texts'
import { Breadcrumb } from '@waymark/ui/breadcrumb'
import { Button } from '@waymark/ui/button'
import { Counter } from '@waymark/ui/counter'
import { Icon } from '@waymark/ui/icon'
import { Logo } from '@waymark/ui/logo'
import { SkipLink } from '@waymark/ui/skip-link'
import { UiProvider } from '@waymark/ui/ui-provider'
import { useTrail } from '@waymark/web-kit/crumbs'
import { useLiveChannel } from '@waymark/web-kit/live'
import { Link, useHref, useLocation, useNavigate } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import MapPin from 'lucide-react/icons/map-pin'
import MenuIcon from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { loadAhead } from '../load-ahead.ts'
import { useSupport } from '../support/use-support.ts'
import { ActingBanner } from './acting-banner.tsx'
import css from './app-frame.module.css'
import { LocationSwitcher, ModeSwitcher } from './location-and-mode.tsx'
import { NotificationsMenu, useNotifications } from './notifications-menu.tsx'
import { RefusedPage } from './refused-page.tsx'
import { SideMenu } from './side-menu.tsx'
import { UserMenu } from './user-menu.tsx'

// The frame stands before its search has loaded.
const OneSearch = lazy(async () => ({ default: (await import('../search/one-search.tsx')).OneSearch }))

/** The frame for everybody who is signed in: top bar, side menu, breadcrumb and the screen. */
export function AppFrame({ menuLabel, children }: { readonly menuLabel: string; readonly children: ReactNode }) {
  // The placeholder frame leaves this to the permanent one.
  useLiveChannel(children !== null)
  useSupport()
  const navigate = useNavigate()
  const { key: visit } = useLocation()
  const panelId = useId()
  const menuButton = useRef<HTMLButtonElement>(null)
  // Any navigation closes the menu.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const isOpen = openOn === visit
  const close = () => setOpenOn(null)
  useEffect(() => {
    if (!isOpen) return
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpenOn(null)
      menuButton.current?.focus()
    }
    document.addEventListener('keydown', closeByEscape)
    return () => document.removeEventListener('keydown', closeByEscape)
  }, [isOpen])
  return (
    <UiProvider navigate={navigate} useHref={useHref} onIntent={loadAhead}>
      <div className={css.app}>
        <div className={css.head}>
          <SkipLink />
          <ActingBanner />
          <header className={css.bar}>
            <span className={css.logo}>
              <Logo />
            </span>
            <div className={css.place}>
              <LocationSwitcher />
              <ModeSwitcher />
            </div>
            <div className={css.end}>
              <span className={css.notifications}>
                <NotificationsMenu />
              </span>
              <UserMenu />
              <span className={css.menuButton}>
                <Button
                  ref={menuButton}
                  variant="barEdge"
                  icon={isOpen ? X : MenuIcon}
                  aria-expanded={isOpen}
                  aria-controls={panelId}
                  onPress={() => setOpenOn(isOpen ? null : visit)}
                >
                  Menu
                  <UnreadOnPhone />
                </Button>
              </span>
            </div>
          </header>
          <Strip onChange={() => setOpenOn(visit)} />
        </div>
        <div id={panelId} className={isOpen ? css.openSide : css.side}>
          <div className={css.sideTools}>
            <LocationSwitcher onChosen={close} />
            <ModeSwitcher onChosen={close} />
            <span className={css.phoneNotifications}>
              <NotificationsMenu />
            </span>
          </div>
          <search className={css.search} aria-label="Search everything">
            <Suspense fallback={<div className={css.searchRoom} />}>
              <OneSearch key={visit} label="Search" placeholder="Place, service, street" near={null} onLeave={close} />
            </Suspense>
          </search>
          <SideMenu label={menuLabel} onFollow={close} />
        </div>
        <main id="main" tabIndex={-1} className={css.main}>
          <Trail />
          <RefusedPage />
          {children}
        </main>
        <footer className={css.foot}>
          <p>
            © {new Date().getFullYear()} Waymark, {texts.tagline}
          </p>
          <p className={css.legal}>
            <Link to="/contact-us">Help and contact</Link>
            <Link to="/privacy-policy">Privacy policy</Link>
            <Link to="/terms-and-conditions">Terms and conditions</Link>
            <Link to="/accessibility-statement">Accessibility statement</Link>
          </p>
        </footer>
      </div>
    </UiProvider>
  )
}

/** On a phone the notifications are under "Menu", which shows their number. */
function UnreadOnPhone() {
  const { unreadCount } = useNotifications()
  if (unreadCount === 0) return null
  return (
    <span className={css.phoneCount}>
      <Counter count={unreadCount} word="unread notifications" />
    </span>
  )
}

/** Shows location and mode while their controls are under "Menu". */
function Strip({ onChange }: { readonly onChange: () => void }) {
  const user = useAppStore((state) => state.user)
  const mode = useAppStore((state) => state.mode)
  const location = useAppStore((state) => state.currentServiceArea)
  if (!user || !location) return null
  return (
    <section aria-label="Location and mode" className={css.strip}>
      <Icon of={MapPin} />
      <p>
        <b>{location.name},</b> {modeLabels(user.businessAccountSubtype)[mode]} mode
      </p>
      <Button variant="quiet" size="small" onPress={onChange}>
        Change
      </Button>
    </section>
  )
}

/** Home, and the name of each matched route. */
function Trail() {
  const crumbs = useTrail()
  if (crumbs.length === 0) return null
  const items = crumbs.map(({ title, path }) => ({ label: title, href: path }))
  return (
    <div className={css.trail}>
      <Breadcrumb items={[{ label: 'Home', href: '/' }, ...items]} />
    </div>
  )
}
