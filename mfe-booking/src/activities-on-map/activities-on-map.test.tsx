import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activityBooking } from '@waymark/contracts/activity-booking'
import { UiProvider } from '@waymark/ui/ui-provider'
import { page } from '@waymark/web-kit/page'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { hemi } from '@waymark/web-kit/testing/people'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { pottery } from '../testing/pottery.ts'
import { ActivitiesAtPlace } from './activities-at-place.tsx'
import { ActivitiesOnMap } from './activities-on-map.tsx'

const call = activityBooking.getActivitySessionsForNewBooking
const asked = { bounds: { west: 174, south: -42, east: 175, north: -41 }, latitude: -41.3, longitude: 174.8 }
const counted: number[] = []
let cleared = 0

const routes = {
  public: [
    page('/map', 'Map', async () => () => (
      <ActivitiesOnMap
        asked={asked}
        sort="distance"
        onCounted={(count) => counted.push(count)}
        onClearFilters={() => {
          cleared += 1
        }}
      />
    )),
    page('/place', 'Place', async () => () => (
      <ActivitiesAtPlace asked={{ serviceAreaId: 1 }} placeName="Tūī Studio" />
    )),
  ],
}
const renderSlot = screenRenderer({ routes, UiProvider, user: hemi })

function gatewayWith(count: number): FakeGateway {
  return new FakeGateway().answer(call, ({ pageNumber = 1 }) => ({
    items: Array.from({ length: Math.min(10, count - (pageNumber - 1) * 10) }, (_, place) => ({
      ...pottery,
      activityId: pageNumber * 100 + place,
      title: `Clay ${(pageNumber - 1) * 10 + place + 1}`,
      distanceKm: 1.2,
      sessionCount: 5,
    })),
    totalCount: count,
    pageNumber,
    pageSize: 10,
  }))
}

test('lists the activities of the map with their next dates, and grows by pages', async () => {
  const gateway = gatewayWith(12)
  renderSlot('/map', gateway)
  const first = await screen.findByRole('link', { name: 'Clay 1' })
  expect(first.getAttribute('href')).toBe('/activity-booking/new-booking?activityId=100')
  const dates = screen.getAllByRole('list', { name: 'Next dates' })
  expect(dates).toHaveLength(10)
  expect(dates[0]).toHaveTextContent(/, 6:30 pm 12 spaces left$/)
  expect(screen.getAllByText(/^and 4 more dates/)).toHaveLength(10)
  expect(counted.at(-1)).toBe(12)
  expect(gateway.inputsOf(call)).toMatchObject([{ ...asked, sort: 'distance' }])
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more activities' }))
  expect(await screen.findByRole('link', { name: 'Clay 12' })).toBeInTheDocument()
})

test('says that nothing is there, and clears the filters', async () => {
  renderSlot('/map', gatewayWith(0))
  expect(await screen.findByRole('heading', { name: 'No activities here' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(cleared).toBe(1)
})

test('the activities of a place are named by it', async () => {
  renderSlot('/place', gatewayWith(1))
  expect(await screen.findByRole('region', { name: 'Activities at Tūī Studio' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Clay 1' })).toBeInTheDocument()
})

test('a place with many activities shows the first ones, and the others when asked', async () => {
  const many = new FakeGateway().answer(call, ({ pageSize = 10 }) => ({
    items: Array.from({ length: Math.min(pageSize, 24) }, (_, place) => ({
      ...pottery,
      activityId: place + 1,
      title: `Clay ${place + 1}`,
      distanceKm: 1.2,
      sessionCount: 5,
    })),
    totalCount: 24,
    pageNumber: 1,
    pageSize,
  }))
  renderSlot('/place', many)
  await userEvent.click(await screen.findByRole('button', { name: 'Show 4 more activities' }))
  expect(await screen.findByRole('link', { name: 'Clay 24' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument()
})
