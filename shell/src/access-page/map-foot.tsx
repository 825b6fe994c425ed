import { Icon } from '@waymark/ui/icon'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { contactAddress } from '../pages/contact-address.ts'
import css from './map-foot.module.css'
import { WaymarkLink } from './waymark-link.tsx'

/** Who made the map, and where to turn; in another site's page there is no other way there. */
export function MapFoot() {
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
      <MapHelp />
    </footer>
  )
}

/** Opens in the frame: a page around it may forbid new tabs, and knows nothing of this map. */
function MapHelp() {
  return (
    <details className={css.help}>
      <summary>
        <Icon of={CircleQuestionMark} /> Help
      </summary>
      <ul>
        <li>Write to Waymark, who make this map and take the bookings, in the words that suit you: {mail}.</li>
        <li>You booked here? We emailed you a link that opens your booking, to change or cancel it.</li>
        <li>A fact about a place is not right? Open the place, and choose “Is this right?”.</li>
        <li>The list has every place of the map. With a keyboard or a screen reader you need the list alone.</li>
      </ul>
    </details>
  )
}

const mail = <a href={`mailto:${contactAddress}`}>{contactAddress}</a>
