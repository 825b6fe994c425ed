import { accessOptions } from '@waymark/domain/access-fit/options'
import { expect, test } from 'vitest'
import { type PublicMap, shownMap } from './shown-map.ts'

const map: PublicMap = {
  accessMapId: 3,
  slug: 'harbour',
  title: 'Harbour City',
  intro: '',
  logo: null,
  locationImage: null,
  organisations: [],
  networks: [],
  towns: [],
  publishedAt: '2026-11-20T00:00:00Z',
  placeCount: 2,
  filterOptionIds: accessOptions
    .filter(({ key }) => ['stepFreeEntrance', 'entranceRamp', 'mobilityParking', 'quietRoom'].includes(key))
    .map(({ id }) => id),
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

test('the bar of a map has the filters of its owner, by the names that the editor shows', () => {
  expect(shownMap(map).bar.map(({ label }) => label)).toEqual([
    'Parking',
    'No steps',
    'Ramp at the entrance, 1:12 or gentler',
    'Quiet room',
  ])
})
