import type { AccessMapStatus, AccessMapTown } from '@waymark/domain/place/access-map'
import type { SceneName } from './pictures/scenes.ts'

/** A titled map of organisations, networks and towns; one that is `isPublic` shows everybody what is drafted here. */
export interface DemoAccessMap {
  readonly title: string
  readonly slug: string
  readonly intro: string
  /** Key of the organisation that drafts it; an administrator's without. */
  readonly owner?: string
  readonly status: AccessMapStatus
  readonly isPublic: boolean
  readonly organisations: readonly string[]
  /** Names of badge partners. */
  readonly networks: readonly string[]
  readonly towns: readonly AccessMapTown[]
  readonly placeName: string
  readonly lat: number
  readonly lng: number
  readonly zoom: number
  /** Keys of accessibility options, in the order of the page. */
  readonly filters: readonly string[]
  readonly mark: number
  readonly scene: SceneName
  /** What the location image shows. */
  readonly sceneAlt: string
}

/** The access maps, in id order from 1. */
export const demoAccessMaps: readonly DemoAccessMap[] = [
  {
    title: 'Harbour City access map',
    slug: 'harbour-city',
    intro: 'Libraries, pools, paths and toilets around the harbour, with what was measured and when.',
    owner: 'harbour',
    status: 'Published',
    isPublic: true,
    organisations: ['harbour', 'kowhai', 'tui', 'pohutukawa', 'harakeke'],
    networks: [],
    towns: [{ name: 'Petone', latitude: -41.2278, longitude: 174.8706, radiusKm: 3 }],
    placeName: 'Wellington',
    lat: -41.2924,
    lng: 174.7787,
    zoom: 13,
    filters: [
      'stepFreeEntrance',
      'accessibleToilet',
      'hearingLoop',
      'mobilityParking',
      'quietHour',
      'changingPlace',
      'lift',
    ],
    mark: 2,
    scene: 'townHall',
    sceneAlt: 'Drawing of the town hall with a ramp to its doors',
  },
  {
    title: 'Merri Creek for everyone',
    slug: 'merri-creek',
    intro: 'Places along the creek that have a changing place, a quiet room or a kitchen you can roll up to.',
    status: 'Published',
    isPublic: true,
    organisations: ['merri', 'yarra', 'birrarung'],
    networks: [],
    towns: [],
    placeName: 'Brunswick',
    lat: -37.7681,
    lng: 144.9617,
    zoom: 12,
    filters: ['changingPlace', 'quietRoom', 'accessibleToilet', 'stepFreeEntrance'],
    mark: 5,
    scene: 'house',
    sceneAlt: 'Drawing of a house with a path that leads up without a step',
  },
  {
    title: 'Quiet places of two countries',
    slug: 'quiet-places',
    intro: 'An hour each week when music is off, lights are low and nobody hurries you. Checked by the network.',
    status: 'Published',
    isPublic: true,
    organisations: [],
    networks: ['Quiet Hours Network'],
    towns: [],
    placeName: 'Wellington',
    lat: -41.3,
    lng: 174.78,
    zoom: 12,
    filters: ['quietHour', 'quietRoom', 'lowLight', 'noFlashing', 'visualStory'],
    mark: 26,
    scene: 'library',
    sceneAlt: 'Drawing of a library with a quiet corner',
  },
  {
    title: 'Newtown, easy to get around',
    slug: 'newtown',
    intro: 'Where we go with the people we support, and what we measured on the way.',
    owner: 'kowhai',
    status: 'Requested',
    isPublic: false,
    organisations: ['kowhai'],
    networks: ['Aotearoa Access Collective'],
    towns: [{ name: 'Newtown', latitude: -41.3117, longitude: 174.7787, radiusKm: 1.5 }],
    placeName: 'Newtown, Wellington',
    lat: -41.3117,
    lng: 174.7787,
    zoom: 14,
    filters: ['stepFreeEntrance', 'accessibleToilet', 'mobilityParking'],
    mark: 0,
    scene: 'house',
    sceneAlt: 'Drawing of a house with a path that leads up without a step',
  },
  {
    title: 'Beaches and pools of the far north',
    slug: 'far-north',
    intro: 'Mats, floating wheelchairs, hoists and shade, from Townsville to Port Douglas.',
    status: 'Draft',
    isPublic: false,
    organisations: ['reefcoast', 'saltwater'],
    networks: [],
    towns: [],
    placeName: 'Cairns',
    lat: -16.9193,
    lng: 145.7749,
    zoom: 11,
    filters: ['accessibleToilet', 'mobilityParking', 'equipmentLoan'],
    mark: 34,
    scene: 'beach',
    sceneAlt: 'Drawing of a beach with a mat down to the water',
  },
]
