import { amenityTypes } from '@waymark/domain/catalogue/amenity-types'
import { mapStartOf } from '@waymark/domain/place/map-start'
import { describe, expect, it } from 'vitest'
import { countFilters, noFilters, readMapState, writeMapState } from './map-state.ts'

const start = mapStartOf(1)
const read = (query: string) => readMapState(new URLSearchParams(query), start)

describe('the map in the address', () => {
  it('is empty on a first visit, and starts in a city', () => {
    const state = read('')
    expect(state.near.name).toBe('Wellington')
    expect(state.zoom).toBe(12)
    expect(state.filters).toEqual(noFilters)
    expect(writeMapState(state, start).toString()).toBe('')
  })

  it('round-trips', () => {
    const state = {
      ...read(''),
      near: { lat: -33.89, lng: 151.1775, name: 'Newtown, Sydney, NSW' },
      centre: { lat: -33.9, lng: 151.18 },
      zoom: 15.25,
      filters: {
        options: [
          { accessibilityOptionId: 3, threshold: null },
          { accessibilityOptionId: 7, threshold: 80 },
        ],
        venueTypeIds: [2, 5],
        costTiers: [3 as const, 4 as const],
        serviceIds: [9],
        activityKindIds: [22, 26],
        age: 12,
        maxPriceCents: 0,
        openNow: true,
        badgePartnerIds: [4],
        amenityTypeIds: [1, 2],
        amenityFeatureIds: [104],
        meetsNeeds: true,
      },
      days: { from: '2026-12-05', until: '2026-12-06' },
      show: 'activities' as const,
      activitySort: 'distance' as const,
      includeUnknown: true,
      sort: 'fit' as const,
      venueId: 12,
      amenityTypeId: 2,
      amenityFeatureIds: [303],
      pane: 'map' as const,
    }
    expect(readMapState(writeMapState(state, start), start)).toEqual(state)
  })

  it('ignores invalid values', () => {
    const state = read(
      'at=here&c=1,2,3&z=banana&o=x,-1,5:zz&type=a,2.5&cost=9&kind=x&age=200&price=-1&from=2026-12-40&until=soon&show=all&order=price&sort=best&venue=abc&amenity=9&has=9&badge=x&fits=yes&view=globe',
    )
    expect(state).toEqual({
      ...read(''),
      filters: { ...noFilters, options: [{ accessibilityOptionId: 5, threshold: null }] },
      zoom: 14,
    })
  })

  it('keeps the zoom within the limits of the map', () => {
    expect(read('z=2').zoom).toBe(10)
    expect(read('z=25').zoom).toBe(18)
  })

  it('counts every filter that is on', () => {
    expect(countFilters(noFilters)).toBe(0)
    expect(
      countFilters(
        read('o=3,7:80&type=2&cost=3,4&open=1&kind=22&age=12&price=0&badge=4&has=1&feature=104&fits=1').filters,
      ),
    ).toBe(13)
    expect(countFilters(noFilters, { from: '2026-12-05', until: null })).toBe(1)
  })

  it('leaves out a last day before the first one', () => {
    expect(read('from=2026-12-05&until=2026-12-04').days).toEqual({ from: '2026-12-05', until: null })
    expect(read('until=2026-12-04').days).toEqual({ from: null, until: '2026-12-04' })
  })
})

it('keeps what the address holds beside the words of the map', () => {
  const before = new URLSearchParams('m=whakatu&venue=3&utm_source=poster&o=8')
  const state = { ...readMapState(before, start), venueId: null, filters: noFilters }
  expect(writeMapState(state, start, before).toString()).toBe('m=whakatu&utm_source=poster')
})

it.each([...amenityTypes.map(({ id }) => id), 9])('knows the kinds of amenity, such as %s', (id) => {
  expect(read(`amenity=${id}`).amenityTypeId).toBe(amenityTypes.some((type) => type.id === id) ? id : null)
})
