import { useSyncExternalStore } from 'react'

const tokens = {
  land: '--map-land',
  tint: '--map-tint',
  water: '--map-water',
  shore: '--map-shore',
  coast: '--map-coast',
  grid: '--map-grid',
  label: '--map-label',
  waterLabel: '--map-water-label',
  street: '--map-street',
  streetEdge: '--map-street-edge',
  path: '--map-path',
  building: '--map-building',
  park: '--map-park',
  accent: '--accent',
  onAccent: '--on-accent',
  support: '--support',
  onSupport: '--on-support',
  warning: '--warning',
  onWarning: '--on-warning',
  halo: '--surface',
  fonts: '--font',
} as const

/** The token values that the map is drawn with; `fonts` is the page's font list, `scheme` light or dark. */
export type MapColours = Readonly<Record<keyof typeof tokens | 'scheme', string>>

let last: MapColours | null = null

function readColours(): MapColours {
  const style = getComputedStyle(document.documentElement)
  const read = (token: string) => style.getPropertyValue(token).trim()
  const now: MapColours = {
    land: read(tokens.land),
    tint: read(tokens.tint),
    water: read(tokens.water),
    shore: read(tokens.shore),
    coast: read(tokens.coast),
    grid: read(tokens.grid),
    label: read(tokens.label),
    waterLabel: read(tokens.waterLabel),
    street: read(tokens.street),
    streetEdge: read(tokens.streetEdge),
    path: read(tokens.path),
    building: read(tokens.building),
    park: read(tokens.park),
    accent: read(tokens.accent),
    onAccent: read(tokens.onAccent),
    support: read(tokens.support),
    onSupport: read(tokens.onSupport),
    warning: read(tokens.warning),
    onWarning: read(tokens.onWarning),
    halo: read(tokens.halo),
    fonts: read(tokens.fonts),
    scheme: style.colorScheme,
  }
  if (last === null || JSON.stringify(last) !== JSON.stringify(now)) last = now
  return last
}

function onThemeChange(changed: () => void): () => void {
  const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', changed)
  const themes = new MutationObserver(changed)
  themes.observe(document.documentElement, { attributeFilter: ['data-theme', 'class', 'style'] })
  return () => {
    for (const query of queries) query.removeEventListener('change', changed)
    themes.disconnect()
  }
}

/** The map's colours in the theme of the page; follows when the person or the system changes it. */
export function useMapColours(): MapColours {
  return useSyncExternalStore(onThemeChange, readColours)
}
