import { expect, it } from 'vitest'
import { leavesFrame } from './framed-paths.ts'

it.each([
  '/',
  '/?m=whakatu&venue=3',
  '/activity-booking/new-booking?activityId=5',
  '/activity-booking/71',
  '#places',
  'tel:035550100',
])('%s stays in the frame', (href) => {
  expect(leavesFrame(href)).toBe(false)
})

it.each([
  '/login?url=%2F',
  '/booking/new-booking?serviceAreaServiceId=1',
  '/activity-booking/new-booking-x',
  'https://example.org/',
])('%s leaves it', (href) => {
  expect(leavesFrame(href)).toBe(true)
})
