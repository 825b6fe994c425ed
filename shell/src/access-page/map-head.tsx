import { Icon } from '@waymark/ui/icon'
import { isFramed } from '@waymark/web-kit/framed'
import type { MapState } from '@waymark/web-kit/map-state'
import { usePage } from '@waymark/web-kit/use-page'
import type { MapBounds } from '@waymark/web-kit/view-bounds'
import List from 'lucide-react/icons/list'
import MapIcon from 'lucide-react/icons/map'
import { useState } from 'react'
import css from './map-head.module.css'
import type { ShownMap } from './shown-map.ts'
import { sumText } from './sum-text.ts'
import { WaymarkLink } from './waymark-link.tsx'

interface MapHeadProps {
  /** The map is the page: its title is the heading. */
  readonly isPage: boolean
  readonly shown: ShownMap
  readonly state: MapState
  readonly bounds: MapBounds
  /** How many places the list has; null until that is known. */
  readonly counted: number | null
  /** What its places have in common; on a phone the list says it, since a line that comes would move the filters. */
  readonly having: string
  /** This map as it is shown. */
  readonly href: string
  /** On a phone one of the two is shown at a time; null where both are. */
  readonly pane: MapState['pane'] | null
  readonly onPane: (pane: MapState['pane']) => void
}

/** Whose map it is, how many of its places are shown, and the way to the whole of Waymark. */
export function MapHead({ isPage, shown, state, bounds, counted, having, href, pane, onPane }: MapHeadProps) {
  // The number before stays until the next is known: a line that came and went would move the map, which asks again.
  const [known, setKnown] = useState(counted)
  if (counted !== null && counted !== known) setKnown(counted)
  const sum = known === null ? '' : sumText(known, shown, state, bounds)
  return (
    <header className={css.head}>
      {shown.logo && <img className={css.logo} src={shown.logo.url} alt={shown.logo.alt} width={44} height={44} />}
      <div className={css.words}>
        {isPage ? <PageTitle title={shown.title} /> : <p className={css.title}>{shown.title}</p>}
        <p className={css.sum}>
          <b>{sum}</b> <span className={css.having}>{having}</span>
        </p>
        {shown.intro && <p>{shown.intro}</p>}
      </div>
      {pane !== null && <PaneChoice pane={pane} onPane={onPane} />}
      {isFramed() && (
        <div className={css.open}>
          <WaymarkLink href={`/access-page${href.slice(href.indexOf('?'))}`} look={{ variant: 'quiet', size: 'small' }}>
            Open in Waymark
          </WaymarkLink>
        </div>
      )}
    </header>
  )
}

function PageTitle({ title }: { readonly title: string }) {
  const page = usePage(title)
  return (
    <h1 ref={page.ref} tabIndex={-1} className={css.title}>
      {page.title}
    </h1>
  )
}

const panes = [
  { id: 'list', label: 'List', icon: List },
  { id: 'map', label: 'Map', icon: MapIcon },
] as const

interface PaneChoiceProps {
  readonly pane: MapState['pane']
  readonly onPane: (pane: MapState['pane']) => void
}

function PaneChoice({ pane, onPane }: PaneChoiceProps) {
  return (
    <fieldset className={css.panes}>
      <legend className={css.hidden}>View</legend>
      {panes.map(({ id, label, icon }) => (
        <label key={id} className={css.pane}>
          <input type="radio" name="pane" checked={pane === id} onChange={() => onPane(id)} />
          <span>
            <Icon of={icon} />
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
