import MapPin from 'lucide-react/icons/map-pin'
import { TextLink } from '../actions/text-link.tsx'
import { Icon } from '../layout/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './address-link.module.css'
import { Spoken } from './spoken.tsx'

export interface AddressLinkProps {
  address: string
  /** Destination of the directions; the address itself by default. */
  position?: { latitude: number; longitude: number }
  /** Leaves out the pin, in table cells. */
  isPlain?: boolean
  /** Where it leads, in a link that is called "Directions". */
  to?: string
  /** Shows the street and the suburb; the rest is for screen readers, in rows that would grow tall by it. */
  isShort?: boolean
}

/** The street and the suburb, with the unit in front of the number of the house. */
function shownParts(parts: readonly string[]): number {
  return /^\d/.test(parts[1] ?? '') ? 3 : 2
}

/** An address that opens directions to it in a map of the person's choice, in a new tab; nothing without an address. */
export function AddressLink({ address, position, isPlain = false, isShort = false, to }: AddressLinkProps) {
  if (address === '') return null
  const parts = address.split(', ')
  const shown = isShort ? parts.slice(0, shownParts(parts)).join(', ') : address
  const rest = isShort ? parts.slice(shownParts(parts)).join(', ') : ''
  const destination = position ? `${position.latitude},${position.longitude}` : address
  return (
    <TextLink
      href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`}
      target="_blank"
      rel="noreferrer"
      tone={isPlain ? 'inherit' : 'accent'}
    >
      {!isPlain && (
        <span className={styles.pin}>
          <Icon of={MapPin} />
        </span>
      )}
      <Spoken>{shown}</Spoken>
      {rest !== '' && <VisuallyHidden>, {rest}</VisuallyHidden>}{' '}
      <VisuallyHidden>{to === undefined ? '(directions, new tab)' : `to ${to} (new tab)`}</VisuallyHidden>
    </TextLink>
  )
}
