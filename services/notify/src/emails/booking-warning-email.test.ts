import { expect, test } from 'vitest'
import { bookingWarningEmail } from './booking-warning-email.ts'
import { renderEmail } from './render-email.ts'

const warned = {
  name: 'Ana',
  title: 'Quiet swim',
  when: 'Thu 3 Dec 2026, 10:00 am',
  where: 'Evans Bay Pool',
  address: 'https://waymark.example/booking/7',
  publicUrl: new URL('https://waymark.example'),
}

test('the places nearby follow the words that lead to them, not the place that is meant', () => {
  const places = [{ words: 'Kilbirnie Pool, 2 km away', path: '/location-map/8' }]
  const { text } = renderEmail(
    bookingWarningEmail({ heading: 'The hoist is out of order', paragraphs: [], places }, warned),
  )
  expect(text).toContain(
    'These places nearby have it:\n\nKilbirnie Pool, 2 km away:\nhttps://waymark.example/location-map/8',
  )
})
