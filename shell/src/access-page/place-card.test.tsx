import { screen } from '@testing-library/react'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { individual } from '../testing/people.ts'
import { PlaceCard } from './place-card.tsx'

const place = { serviceAreaId: 7, name: 'Library', venueTypeId: 11, suburb: 'Te Aro', picture: null, facts: [] }

test('a place is so far away only where the page says from where', async () => {
  const card = (isDistanceShown: boolean) => (
    <PlaceCard
      place={{ ...place, distanceKm: 4.1 }}
      href="/access-page?m=harbour&venue=7"
      isChosen={false}
      isDistanceShown={isDistanceShown}
      onChosen={() => {}}
    />
  )
  const routes = {
    public: [
      { path: '/named', element: card(true) },
      { path: '/unnamed', element: card(false) },
    ],
  }
  const renderScreen = screenRenderer({ routes, UiProvider, user: individual })
  const router = renderScreen('/named', new FakeGateway(), null)
  await screen.findByText(/· 4\.1 km$/)
  await router.navigate('/unnamed')
  await screen.findByText(/Te Aro$/)
  expect(screen.queryByText(/km/)).toBeNull()
})
