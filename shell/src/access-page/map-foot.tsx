import { isFramed } from '@waymark/web-kit/framed'
import css from './map-foot.module.css'
import { WaymarkLink } from './waymark-link.tsx'

/** Who made the map, and where to turn; in another site's page there is no other way there. */
export function MapFoot() {
  if (!isFramed()) return null
  return (
    <footer className={css.foot}>
      <p>
        Map by <WaymarkLink href="/">Waymark</WaymarkLink>
      </p>
      <p>
        <WaymarkLink href="/privacy-policy">Privacy</WaymarkLink>
        <WaymarkLink href="/accessibility-statement">Accessibility</WaymarkLink>
        <WaymarkLink href="/contact-us">Something is wrong here</WaymarkLink>
      </p>
    </footer>
  )
}
