import type { SceneName } from './pictures/scenes.ts'

/** A titled public map of one organisation, network or town. */
export interface DemoAccessMap {
  readonly title: string
  readonly intro: string
  readonly organisations: readonly string[]
  readonly lat: number
  readonly lng: number
  readonly zoom: number
  readonly filters: readonly string[]
  readonly mark: number
  readonly scene: SceneName
}

/** The three access maps, in id order from 1. */
export const demoAccessMaps: readonly DemoAccessMap[] = [
  {
    title: 'Harbour City access map',
    intro: 'Libraries, pools, paths and toilets around the harbour, with what was measured and when.',
    organisations: ['harbour', 'kowhai', 'tui', 'pohutukawa', 'harakeke'],
    lat: -41.2924,
    lng: 174.7787,
    zoom: 13,
    filters: ['parking', 'entrance', 'toilets'],
    mark: 2,
    scene: 'townHall',
  },
  {
    title: 'Merri Creek for everyone',
    intro: 'Places along the creek that have a changing place, a quiet room or a kitchen you can roll up to.',
    organisations: ['merri', 'yarra', 'birrarung'],
    lat: -37.7681,
    lng: 144.9617,
    zoom: 12,
    filters: ['toilets', 'sensory'],
    mark: 5,
    scene: 'house',
  },
  {
    title: 'Beaches and pools of the far north',
    intro: 'Mats, floating wheelchairs, hoists and shade, from Townsville to Port Douglas.',
    organisations: ['reefcoast', 'saltwater'],
    lat: -16.9193,
    lng: 145.7749,
    zoom: 11,
    filters: ['toilets', 'parking', 'assistance'],
    mark: 34,
    scene: 'beach',
  },
]
