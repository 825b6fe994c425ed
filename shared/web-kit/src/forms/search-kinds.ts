export type SearchKind = 'option' | 'venue' | 'activity' | 'service' | 'amenity' | 'where'

/** What the one search finds, in the order of its answers. Apart from the search, whose calls the front page does not make. */
export const searchKinds: readonly { readonly kind: SearchKind; readonly title: string }[] = [
  { kind: 'option', title: 'Places by access' },
  { kind: 'venue', title: 'Places' },
  { kind: 'activity', title: 'Activities' },
  { kind: 'service', title: 'Services' },
  { kind: 'amenity', title: 'The nearest' },
  { kind: 'where', title: 'Addresses and towns' },
]
