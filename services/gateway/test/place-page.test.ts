import { standAloneVenue } from '@waymark/contracts/stand-alone'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenGateway, openGateway } from './open-gateway.ts'

const library = {
  serviceAreaId: 7,
  name: 'Kōwhai Library </script><b>',
  venueTypeId: 11,
  venueTypeName: 'Library',
  accountId: 3,
  accountName: 'Porirua City',
  accountLogo: null,
  description: 'Books & quiet.',
  phone: '04 555 0100',
  email: null,
  address: '24 Tory Street, Te Aro, Wellington 6011',
  suburb: 'Te Aro',
  region: 'Wellington',
  countryId: 1,
  latitude: -41.29,
  longitude: 174.78,
  radiusKm: 5,
  closing: null,
  timeZone: 'Pacific/Auckland',
  costTier: 3,
  openingHours: [{ dayOfWeek: 1, opens: '09:00', closes: '17:30' }],
  closedDays: [],
  banner: { url: '/files/a.webp', smallUrl: '/files/a.webp', alt: 'A ramp' },
  otherPictures: [],
  accessibilityFacts: [fact(11, 'yes', 82), fact(10, 'yes', 14), fact(8, 'yes', null), fact(34, 'no', null)],
  accessibilityPdfs: [],
  outages: [],
  services: [],
  rating: { average: 4.5, count: 6 },
  badgeLogos: [],
}

function fact(accessibilityOptionId: number, value: 'yes' | 'no', measure: number | null) {
  return {
    accessibilityOptionId,
    value,
    measure,
    note: null,
    source: 'Measured by staff',
    checkedOn: '2026-05-04',
    photo: null,
    photoAlt: null,
  }
}

const places = new Map([
  ['{"serviceAreaId":7}', library],
  ['{"serviceAreaId":9}', { ...library, serviceAreaId: 9, openingHours: [] }],
])

let provider: FastifyInstance
let gateway: OpenGateway
beforeAll(async () => {
  provider = Fastify()
  provider.post(standAloneVenue.getStaVenueDetails.path, async (request, reply) => {
    const place = places.get(JSON.stringify(request.body))
    return reply.code(place ? 200 : 404).send({ responseData: place ?? null, error: null, httpStatusCode: 200 })
  })
  await provider.ready()
  gateway = await openGateway({
    services: new Map([['provider', provider]]),
    env: { PUBLIC_URL: 'https://waymark.example' },
  })
})
afterAll(async () => {
  await gateway.close()
  await provider.close()
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(gateway.address + path, { headers })

describe('the document of a public place', () => {
  it('has its title, its own address and its markup, without running a script', async () => {
    const answer = await get('/location-map/7')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const text = await answer.text()
    expect(text).toContain('<title>Kōwhai Library &lt;/script&gt;&lt;b&gt; · Waymark</title>')
    expect(text).toContain('<link rel="canonical" href="https://waymark.example/location-map/7" />')
    const data = markupIn(text)
    expect(data).toMatchObject({
      '@type': 'Library',
      '@id': 'https://waymark.example/location-map/7',
      name: library.name,
      image: ['https://waymark.example/files/a.webp'],
      address: { '@type': 'PostalAddress', addressLocality: 'Te Aro', addressCountry: 'NZ' },
      openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '17:30' }],
      isAccessibleForFree: true,
      aggregateRating: { ratingValue: 4.5, ratingCount: 6 },
    })
    const feature = { '@type': 'LocationFeatureSpecification', description: 'Measured by staff. checked 2026-05-04' }
    expect(data).toMatchObject({
      amenityFeature: [
        { ...feature, propertyID: 'doorWidth', value: 82, unitCode: 'CMT' },
        { ...feature, propertyID: 'entranceRamp', value: '1:14' },
        { ...feature, propertyID: 'stepFreeEntrance', value: true },
        { ...feature, propertyID: 'hearingLoop', value: false },
      ],
    })
  })

  it('says its facts as text where no script runs', async () => {
    const text = await (await get('/location-map/7')).text()
    expect(text).toMatch(
      /<noscript>.*<main class="no-script"><h1><span lang="mi">Kōwhai<\/span> Library .*Width of the entrance door: 82 cm \(checked 2026-05-04\)/,
    )
  })

  it('says when it is open where no script runs, or that nobody has given its hours', async () => {
    expect(await (await get('/location-map/7')).text()).toContain('<p>Open Monday 9:00 am to 5:30 pm</p>')
    expect(await (await get('/location-map/9')).text()).toContain('<p>Hours not given</p>')
  })

  it('is asked for again each time, and sent once while it is the same', async () => {
    const first = await get('/location-map/7')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const etag = first.headers.get('etag') ?? ''
    expect((await get('/location-map/7', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/location-map/7', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br')
  })
})

it.each([
  ['/location-map/8', 200],
  ['/location-map/x', 404],
  ['/location-map/99999999999', 404],
])('sends the page alone for %s, and keeps it out of search engines', async (path, status) => {
  const answer = await get(path)
  expect(answer.status).toBe(status)
  const text = await answer.text()
  expect(text).toContain('<title>Waymark</title>')
  expect(text).toContain('<meta name="robots" content="noindex" />')
  expect(text).not.toContain('ld+json')
})

it('asks a service of another process', async () => {
  const other = await openGateway({ env: { PROVIDER_URL: await provider.listen() } })
  expect(await (await fetch(`${other.address}/location-map/7`)).text()).toContain('ld+json')
  await other.close()
})

it('sends the page when the service is away', async () => {
  const alone = await openGateway()
  expect(await (await fetch(`${alone.address}/location-map/7`)).text()).toContain('<title>Waymark</title>')
  await alone.close()
})

function markupIn(text: string): unknown {
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? 'null')
}
