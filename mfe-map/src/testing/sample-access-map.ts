import type { AccessMapDraft, MapPreview } from '../access-maps/access-map.ts'

/** A public access map with a change that waits to be published. */
export const sampleMap: AccessMapDraft = {
  accessMapId: 3,
  slug: 'harbour',
  version: 4,
  account: { accountId: 1, name: 'Harbour City Council' },
  status: 'Requested',
  reason: null,
  requestedAt: '2026-11-20T01:00:00Z',
  publishedAt: null,
  changedAt: '2026-11-20T00:00:00Z',
  changedBy: 'Savitri Desai',
  isLocationImageDrawn: false,
  title: 'Harbour City access map',
  intro: 'What was measured and when.',
  logo: null,
  locationImage: { url: '/files/bay.webp', alt: 'The bay' },
  organisations: [{ accountId: 1, name: 'Harbour City Council' }],
  networks: [{ badgePartnerId: 2, name: 'Quiet Hours Network' }],
  towns: [{ name: 'Petone', latitude: -41.2278, longitude: 174.8706, radiusKm: 3 }],
  filterOptionIds: [8, 25],
  firstView: {
    latitude: -41.29,
    longitude: 174.78,
    zoom: 13,
    placeName: 'Wellington',
    isListShown: true,
    isOpenNow: false,
    areActivitiesShown: true,
  },
}

export const samplePreview: MapPreview = {
  placeCount: 2,
  sharedCount: 1,
  staleCount: 0,
  organisations: [{ accountId: 1, name: 'Harbour City Council', placeCount: 2 }],
  networks: [{ badgePartnerId: 2, name: 'Quiet Hours Network', placeCount: 1 }],
  townCounts: [0],
  filterCounts: [2, 1],
  places: [{ serviceAreaId: 5, name: 'Library', suburb: 'Te Aro', latitude: -41.29, longitude: 174.78 }],
}
