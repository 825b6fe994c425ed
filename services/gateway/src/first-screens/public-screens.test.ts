import { expect, test } from 'vitest'
import { publicScreens, viewOf } from './public-screens.ts'

const activities = publicScreens.find(({ path }) => path === '/activity-booking/new-booking')

test.each([
  ['', undefined, 'src/new-activity-booking/new-activity-booking-page.tsx'],
  ['search=clay', undefined, 'src/new-activity-booking/new-activity-booking-page.tsx'],
  [
    'activityId=5',
    'src/new-activity-booking/new-activity-booking-page.tsx',
    'src/new-activity-booking/activity-page.tsx',
  ],
  [
    'activityId=5&activitySessionId=9',
    'src/new-activity-booking/new-activity-booking-page.tsx',
    'src/new-activity-booking/book-spaces-page.tsx',
  ],
])('the document of "?%s" names the files of what it shows', (query, within, part) => {
  if (!activities) throw new Error('It is a public screen.')
  expect(viewOf(activities, new URLSearchParams(query))).toMatchObject({ part, ...(within ? { within } : {}) })
})
