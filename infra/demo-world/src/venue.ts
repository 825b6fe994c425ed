import type { SceneName } from './pictures/scenes.ts'

/** The kind of place of a venue; the loader maps it to the catalogue's venue type. */
export type VenueKind =
  | 'office'
  | 'community'
  | 'respite'
  | 'therapy'
  | 'theatre'
  | 'arts'
  | 'music'
  | 'library'
  | 'park'
  | 'pool'
  | 'hall'
  | 'toilets'
  | 'transport'
  | 'cafe'
  | 'gallery'
  | 'beach'
  | 'playground'
  | 'cinema'
  | 'sports'
  | 'equipment'
  | 'museum'
  | 'parking'

/** One venue as listed; the zone follows from the region unless given. */
export type VenueRow = readonly [
  organisation: string,
  name: string,
  kind: VenueKind,
  street: string,
  suburb: string,
  town: string,
  postcode: string,
  region: string,
  lat: number,
  lng: number,
  scene: SceneName,
  more?: { readonly private?: true; readonly timeZone?: string },
]

/** The zone of each region of both countries. */
export const regionTimeZones: Readonly<Record<string, string>> = {
  'Chatham Islands': 'Pacific/Chatham',
  'New South Wales': 'Australia/Sydney',
  'Australian Capital Territory': 'Australia/Sydney',
  Victoria: 'Australia/Melbourne',
  Queensland: 'Australia/Brisbane',
  'South Australia': 'Australia/Adelaide',
  'Western Australia': 'Australia/Perth',
  Tasmania: 'Australia/Hobart',
  'Northern Territory': 'Australia/Darwin',
}
