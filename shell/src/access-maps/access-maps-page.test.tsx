import { screen } from '@testing-library/react'
import { publishedMaps } from '@waymark/contracts/published-access-maps'
import { type AccessMapId, idFrom } from '@waymark/domain/ids'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { hemi } from '@waymark/web-kit/testing/people'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { AccessMapsPage } from './access-maps-page.tsx'

const renderScreen = screenRenderer({
  routes: { public: [{ path: 'access-maps', handle: { title: 'Access maps' }, Component: AccessMapsPage }] },
  UiProvider,
  user: hemi,
})

const harbour = {
  accessMapId: idFrom<AccessMapId>(1),
  slug: 'harbour',
  title: 'Harbour City access map',
  intro: 'Libraries, pools and toilets.',
  logo: null,
  placeName: 'Wellington',
  placeCount: 23,
}
const answering = (items: (typeof harbour)[]) =>
  new FakeGateway().answer(publishedMaps.getPublishedMaps, () => ({
    items,
    totalCount: items.length,
    pageNumber: 1,
    pageSize: 10,
  }))

test('each public map is a link to its page, with where it is and how many places it has', async () => {
  renderScreen('/access-maps', answering([harbour]), null)
  const link = await screen.findByRole('link', { name: 'Harbour City access map' })
  expect(link.getAttribute('href')).toBe('/access-page?m=harbour')
  expect(screen.getByText('Wellington · 23 places')).toBeInTheDocument()
})

test('without any, the way leads to the map of all places', async () => {
  renderScreen('/access-maps', answering([]), null)
  expect(await screen.findByRole('link', { name: 'Open the map of all places' })).toBeInTheDocument()
})
