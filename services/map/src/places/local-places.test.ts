import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LocalPlaces } from './local-places.ts'

const places = LocalPlaces.fromFile(join(import.meta.dirname, '../../../../infra/basemap/places.json'))
const found = async (query: string, countryId?: number) =>
  (await places.suggest({ query, countryId, limit: 8 })).map(({ name, region }) => `${name}, ${region}`)

describe('the built-in place search', () => {
  it('finds a suburb by the prefixes of its words', async () => {
    expect(await found('te ar')).toContain('Te Aro, Wellington')
    expect(await found('aro te')).toContain('Te Aro, Wellington')
  })

  it('expands abbreviations', async () => {
    expect(await found('mt eden')).toContain('Mount Eden, Auckland')
    expect((await found('st kil', 2))[0]).toBe('Saint Kilda, Melbourne, VIC')
  })

  it('finds with and without macrons', async () => {
    expect(await found('ōtāhuhu')).toEqual(['Otahuhu, Auckland'])
    expect(await found('whangarei')).toEqual(await found('Whangārei'))
  })

  it('finds misspelt names', async () => {
    expect(await found('welingtn')).toContain('Wellington, New Zealand')
    expect(await found('melborne')).toContain('Melbourne, VIC')
    expect(await found('newtwon')).toEqual(expect.arrayContaining(['Newtown, Wellington', 'Newton, Auckland']))
    expect(await found('newtwon well')).toContain('Newtown, Wellington')
  })

  it('always names the state of an Australian place, because names repeat', async () => {
    const newtowns = await found('newtown', 2)
    expect(newtowns.length).toBeGreaterThan(2)
    expect(new Set(newtowns).size).toBe(newtowns.length)
    for (const newtown of newtowns) expect(newtown).toMatch(/, (NSW|VIC|QLD|SA|WA|TAS|NT|ACT)$/)
  })

  it.each(
    'Northland,Waikato,Bay of Plenty,Hawkes Bay,Taranaki,Manawatu-Whanganui,Tasman,Marlborough,West Coast,Canterbury,Otago,Southland'
      .split(',')
      .concat('Auckland Region,Gisborne Region,Wellington Region,Nelson Region'.split(',')),
  )('finds the region %s first', async (name) => {
    const [first] = await places.suggest({ query: name, limit: 5 })
    expect(first).toMatchObject({ placeId: expect.stringMatching(/^region-/), region: 'New Zealand', zoom: 10 })
  })

  it.each([
    ['NSW', 'New South Wales', 'Sydney'],
    ['VIC', 'Victoria', 'Melbourne'],
    ['QLD', 'Queensland', 'Brisbane'],
    ['SA', 'South Australia', 'Adelaide'],
    ['WA', 'Western Australia', 'Perth'],
    ['TAS', 'Tasmania', 'Hobart'],
    ['NT', 'Northern Territory', 'Darwin'],
    ['ACT', 'Australian Capital Territory', 'Canberra'],
  ])('finds the state %s by its name and its short form, at its largest town', async (short, name, town) => {
    const near = { latitude: -41.29, longitude: 174.78 }
    const [first] = await places.suggest({ query: short.toLowerCase(), near, limit: 5, isExact: true })
    expect(first).toMatchObject({ name, region: 'Australia' })
    expect(await places.suggest({ query: name, near, limit: 1, isExact: true })).toEqual([first])
    const [largest] = await places.suggest({ query: `${town} ${short}`, countryId: 2, limit: 1 })
    expect(first).toMatchObject({ latitude: largest?.latitude, longitude: largest?.longitude })
  })

  it('takes the name of a city for the city, and that of a suburb nearby for the suburb', async () => {
    expect((await found('wellington'))[0]).toBe('Wellington, New Zealand')
    expect((await found('nelson', 1))[0]).toBe('Nelson, New Zealand')
    const sydney = { latitude: -33.87, longitude: 151.2 }
    const canterburies = await places.suggest({ query: 'canterbury', near: sydney, limit: 3 })
    expect(canterburies.map(({ region }) => region)).toEqual(expect.arrayContaining(['Sydney, NSW', 'New Zealand']))
    expect(canterburies[0]?.region).toBe('Sydney, NSW')
  })

  it('is limited to the requested country', async () => {
    expect(await found('newtown', 1)).toEqual(['Newtown, Wellington'])
  })

  it('ranks exact words first, then larger places', async () => {
    expect((await found('springfield qld'))[0]).toBe('Springfield, Brisbane, QLD')
    expect((await found('perth'))[0]).toBe('Perth, WA')
  })

  it('ranks the nearer of equal names first', async () => {
    const near = { latitude: -41.29, longitude: 174.78 }
    const [first] = await places.suggest({ query: 'newtown', near, limit: 8 })
    expect(first?.region).toBe('Wellington')
    const [misspelt] = await places.suggest({ query: 'newtwon', near, limit: 3 })
    expect(misspelt).toEqual(first)
  })

  it('finds nothing for empty texts, symbols and unknown places', async () => {
    expect(await found('')).toEqual([])
    expect(await found('%_\'"')).toEqual([])
    expect(await found('zzqqxx')).toEqual([])
  })

  it('returns at most the requested number', async () => {
    expect(await places.suggest({ query: 'a', limit: 3 })).toHaveLength(3)
  })
})
