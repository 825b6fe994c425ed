import { places } from '@waymark/contracts/places'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type OpenGateway, openGateway } from './open-gateway.ts'

const found = {
  readAs: null,
  venues: {
    items: [
      {
        serviceAreaId: 7,
        name: 'Kōwhai Pool </noscript><b>',
        venueTypeId: 14,
        suburb: 'Stoke',
        latitude: -41.3,
        longitude: 173.2,
        distanceKm: null,
        picture: null,
        facts: [],
        checkedOn: null,
        costTier: null,
        fit: [],
        fitRank: 0,
        outages: [],
        closesOn: null,
      },
    ],
    totalCount: 24,
    isMore: false,
  },
  activities: {
    items: [
      {
        activityId: 3,
        title: 'Swimming lessons',
        serviceAreaId: 9,
        venueName: 'Aquatic Centre',
        suburb: 'Kilbirnie',
        latitude: -41.3,
        longitude: 174.8,
        distanceKm: null,
        priceCents: 0,
        concessionPriceCents: null,
        currency: 'NZD',
        nextStartDateTime: null,
        timeZone: null,
        picture: null,
        fit: [],
      },
    ],
    totalCount: 1,
    isMore: false,
  },
  leftOut: { totalCount: 0, isMore: false },
  services: [],
  amenityTypes: [],
  accessOptions: [{ accessibilityOptionId: 34, label: 'Places with a hearing loop' }],
  addresses: [],
  towns: [],
  needs: [],
  credit: '',
}

let map: FastifyInstance
let gateway: OpenGateway
const asked: unknown[] = []
let answer: object | null = found

beforeAll(async () => {
  map = Fastify()
  map.get(places.searchAll.path, async ({ query }, reply) => {
    asked.push(query)
    return reply.code(answer ? 200 : 503).send({ responseData: answer, error: null, httpStatusCode: 200 })
  })
  await map.ready()
  gateway = await openGateway({ services: new Map([['map', map]]) })
})
afterAll(async () => {
  await gateway.close()
  await map.close()
})
beforeEach(() => {
  asked.length = 0
  answer = found
})

async function mainOf(address: string): Promise<string> {
  const text = await (await fetch(gateway.address + address)).text()
  return /<noscript>.*<main class="no-script">(.*)<\/main><\/noscript>/s.exec(text)?.[1] ?? ''
}

it('has what the words find, each place with its page, and the form to search again', async () => {
  const main = await mainOf('/search?q=swim%20%3Cb%3E')
  expect(asked).toEqual([{ query: 'swim <b>', limit: '20' }])
  expect(main).toContain('<h1>Search for “swim &lt;b&gt;”</h1><form action="/search" role="search">')
  expect(main).toContain('name="q" value="swim &lt;b&gt;"')
  expect(main).toMatch(
    /<a href="\/location-map\/7"><span lang="mi">Kōwhai<\/span> Pool &lt;\/noscript&gt;&lt;b&gt;<\/a>, .*Stoke/,
  )
  expect(main).toContain('And 23 more.')
  expect(main).toContain('<a href="/location-map?o=34">Places with a hearing loop</a>')
  expect(main).toContain('Swimming lessons, at <a href="/location-map/9">Aquatic Centre</a>')
})

it('asks nothing without words', async () => {
  expect(await mainOf('/search')).toMatch(/^<h1>Search<\/h1><form/)
  expect(asked).toEqual([])
})

it('says when nothing is found, and when nothing could be asked', async () => {
  answer = {
    ...found,
    venues: { items: [], totalCount: 0, isMore: false },
    activities: { items: [], totalCount: 0, isMore: false },
    accessOptions: [],
  }
  expect(await mainOf('/search?q=xyz')).toContain('Nothing was found.')
  answer = null
  expect(await mainOf('/search?q=xyz')).toContain('We cannot search just now.')
})
