import { venueTypes } from '@waymark/domain/catalogue/venue-types'
import type { DemoVenue } from './demo-venues.ts'
import type { VenueKind } from './venue.ts'

const typeKeys: Record<VenueKind, string> = {
  office: 'mobileService',
  community: 'communityCentre',
  respite: 'communityCentre',
  therapy: 'health',
  theatre: 'theatre',
  arts: 'education',
  music: 'theatre',
  library: 'library',
  park: 'park',
  pool: 'pool',
  hall: 'communityCentre',
  toilets: 'council',
  transport: 'transportHub',
  cafe: 'cafe',
  gallery: 'artGallery',
  beach: 'beach',
  playground: 'playground',
  cinema: 'cinema',
  sports: 'sportsGround',
  equipment: 'shop',
  museum: 'museum',
  parking: 'transportHub',
}

/** The catalogue's type of a venue: by its kind, except for vans that drive up and walking tracks. */
export function venueTypeIdOf({ kind, organisation, banner }: DemoVenue): number {
  const comes = kind === 'transport' && organisation.line === 'transport'
  const isTrack = kind === 'park' && !banner.name.startsWith('scene/park') && !banner.name.startsWith('scene/garden')
  const key = comes ? 'mobileService' : isTrack ? 'track' : typeKeys[kind]
  const found = venueTypes.find((type) => type.key === key)
  if (!found) throw new Error(`the catalogue has no venue type ${key}`)
  return found.id
}
