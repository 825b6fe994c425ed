import { expect, test } from 'vitest'
import { bookServiceHref, readBookServiceQuery } from './book-service-query.ts'
import { serviceFamilies } from './service-families.ts'

const empty = readBookServiceQuery(new URLSearchParams())

test('what is chosen survives in the URL', () => {
  const place = { label: 'Newtown, Wellington', latitude: -41.31, longitude: 174.78 }
  const href = bookServiceHref(empty, { serviceId: 3, place, sort: 'rating', isShortlistedOnly: true })
  const read = readBookServiceQuery(new URL(href, 'http://x').searchParams)
  expect(read).toEqual({ ...empty, serviceId: 3, place, sort: 'rating', isShortlistedOnly: true })
})

test('a change goes back to the first page, a page keeps the rest', () => {
  const onThird = { ...empty, serviceId: 3, page: 3 }
  expect(bookServiceHref(onThird, { sort: 'rating' })).toBe('/booking/book-service?service=3&sort=rating')
  expect(bookServiceHref(onThird, { page: 4 })).toBe('/booking/book-service?service=3&page=4')
})

test('invalid values in the URL are left out', () => {
  expect(readBookServiceQuery(new URLSearchParams('service=x&page=-2&size=7&sort=price&lat=1'))).toEqual(empty)
})

const service = (serviceId: number, name: string, familyName: string) => ({
  serviceId,
  name,
  familyName,
  description: '',
  areaCount: 1,
  fromFeeDisplay: null,
})

test('the catalogue is searched by name and family', () => {
  const services = [
    service(1, 'Morning care', 'Personal care'),
    service(2, 'Evening care', 'Personal care'),
    service(4, 'Meal support', 'Personal care'),
  ]
  expect(serviceFamilies(services, 'evening')).toEqual([{ family: 'Personal care', services: [services[1]] }])
  expect(serviceFamilies(services, '')[0]?.services).toHaveLength(3)
  expect(serviceFamilies(services, 'xyz')).toEqual([])
})
