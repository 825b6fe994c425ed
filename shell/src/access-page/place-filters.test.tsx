import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UiProvider } from '@waymark/ui/ui-provider'
import { quickFilters } from '@waymark/web-kit/quick-filters'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { useMapState, useUsualStart } from '@waymark/web-kit/use-map-state'
import { expect, test } from 'vitest'
import { individual } from '../testing/people.ts'
import { PlaceFilters } from './place-filters.tsx'

const view = {
  bounds: { west: 174, south: -42, east: 175, north: -41 },
  zoom: 13,
  filters: {},
  activityDays: null,
  includeUnknown: false,
}

function Filters() {
  const { state, change } = useMapState(useUsualStart())
  return (
    <PlaceFilters
      bar={quickFilters}
      areActivitiesOffered
      state={state}
      counted={3}
      view={view}
      isShortlistShown={false}
      onShortlist={() => {}}
      onChange={change}
    />
  )
}
const routes = { public: [{ path: '/map', element: <Filters /> }] }
const renderScreen = screenRenderer({ routes, UiProvider, user: individual })

test('filters are closed behind one button at first, which says how many are on', async () => {
  renderScreen('/map?o=8&show=activities', new FakeGateway(), null)
  const opener = await screen.findByRole('button', { name: /^Filters/ })
  expect(opener).toHaveAccessibleName('Filters 2 on')
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(opener)
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  expect(opener).toHaveFocus()
  expect(document.getElementById(opener.getAttribute('aria-controls') ?? '')).toHaveAttribute('data-expanded', 'true')

  await userEvent.click(screen.getByRole('checkbox', { name: 'Parking' }))
  expect(opener).toHaveAccessibleName('Filters 3 on')
  await userEvent.click(opener)
  expect(opener).toHaveAttribute('aria-expanded', 'false')
})

test('filters that somebody uses in a wide window stay open, and keep the focus, when it becomes small', async () => {
  renderScreen('/map', new FakeGateway(), null)
  const parking = await screen.findByRole('checkbox', { name: 'Parking' })
  await userEvent.click(parking)
  expect(screen.getByRole('button', { name: /^Filters/ })).toHaveAttribute('aria-expanded', 'true')
  expect(parking).toHaveFocus()
})
