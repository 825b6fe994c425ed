import { buttonClassName } from '@waymark/ui/button-look'
import { Icon } from '@waymark/ui/icon'
import { Link, Outlet, useLocation } from '@waymark/web-kit/router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef } from 'react'
import { AccessPage } from '../access-page/access-page.tsx'
import { useMapHref } from '../access-page/map-address.ts'
import { WithUi } from '../layouts/with-ui.tsx'
import css from './framed-map.module.css'

/** The map in another site's page; a booking on it stands beside the map, which stays as it is. */
export function FramedMap() {
  const isMap = useLocation().pathname === '/'
  return (
    <main id="main" tabIndex={-1}>
      <AccessPage booking={isMap ? null : <BookingPane />} />
    </main>
  )
}

/** A screen of the booking, and the way back to what was shown before. */
function BookingPane() {
  const mapHref = useMapHref()
  const pane = useRef<HTMLDivElement>(null)
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen begins at its top
  useEffect(() => {
    pane.current?.scrollTo({ top: 0 })
  }, [pathname, search])
  return (
    <div ref={pane} className={css.pane}>
      <nav aria-label="Map" className={css.bar}>
        <Link to={mapHref} className={buttonClassName({ variant: 'quiet', size: 'small', isPlain: true })}>
          <Icon of={ArrowLeft} />
          Back to the map
        </Link>
      </nav>
      <div className={css.screen}>
        <WithUi>
          <Outlet />
        </WithUi>
      </div>
    </div>
  )
}
