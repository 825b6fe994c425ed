import { buttonClassName } from '@waymark/ui/button-look'
import { Icon } from '@waymark/ui/icon'
import { Link, Outlet } from '@waymark/web-kit/router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { lastMapAddress } from '../access-page/last-map-address.ts'
import { MapFoot } from '../access-page/map-foot.tsx'
import { WithUi } from '../layouts/with-ui.tsx'
import css from './framed-layout.module.css'

/** A booking in another site's page: the way back to the map, and the screen. */
export function FramedLayout() {
  return (
    <div className={css.frame}>
      <nav aria-label="Map" className={css.bar}>
        <Link
          to={`/${lastMapAddress()}`}
          className={buttonClassName({ variant: 'quiet', size: 'small', isPlain: true })}
        >
          <Icon of={ArrowLeft} />
          Back to the map
        </Link>
      </nav>
      <main id="main" tabIndex={-1} className={css.main}>
        <WithUi>
          <Outlet />
        </WithUi>
      </main>
      <MapFoot />
    </div>
  )
}
