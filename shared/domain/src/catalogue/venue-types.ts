/** An entry of a list to choose from: a stable id and its label. */
export interface NamedType {
  readonly id: number
  readonly key: string
  readonly label: string
}

/** Kinds of venue, sorted by label. Ids are stable. */
export const venueTypes: readonly NamedType[] = [
  { id: 1, key: 'artGallery', label: 'Art gallery' },
  { id: 2, key: 'beach', label: 'Beach' },
  { id: 3, key: 'cafe', label: 'Café' },
  { id: 4, key: 'cinema', label: 'Cinema' },
  { id: 5, key: 'communityCentre', label: 'Community centre' },
  { id: 6, key: 'council', label: 'Council service centre' },
  { id: 7, key: 'education', label: 'School or place of learning' },
  { id: 8, key: 'gym', label: 'Gym' },
  { id: 9, key: 'health', label: 'Health centre' },
  { id: 10, key: 'hotel', label: 'Hotel or motel' },
  { id: 11, key: 'library', label: 'Library' },
  { id: 12, key: 'marae', label: 'Marae' },
  { id: 13, key: 'market', label: 'Market' },
  { id: 14, key: 'mobileService', label: 'Mobile service (comes to you)' },
  { id: 15, key: 'museum', label: 'Museum' },
  { id: 16, key: 'park', label: 'Park or garden' },
  { id: 17, key: 'playground', label: 'Playground' },
  { id: 18, key: 'pool', label: 'Pool' },
  { id: 19, key: 'restaurant', label: 'Restaurant' },
  { id: 20, key: 'shop', label: 'Shop' },
  { id: 21, key: 'sportsGround', label: 'Sports ground' },
  { id: 22, key: 'theatre', label: 'Theatre' },
  { id: 23, key: 'track', label: 'Walking track' },
  { id: 24, key: 'transportHub', label: 'Station or terminal' },
  { id: 25, key: 'worship', label: 'Place of worship' },
  { id: 26, key: 'zoo', label: 'Zoo or wildlife park' },
]

/** The venue type with this id, or null. */
export function venueType(id: number): NamedType | null {
  return venueTypes.find((type) => type.id === id) ?? null
}

/** The label of a venue type; empty for an unknown one. */
export function venueTypeName(id: number | null): string {
  return venueTypes.find((type) => type.id === id)?.label ?? ''
}

/** Whether nobody visits a venue of this type: its people come to their clients. */
export function isMobileService(id: number | null): boolean {
  return venueTypes.find((type) => type.id === id)?.key === 'mobileService'
}
