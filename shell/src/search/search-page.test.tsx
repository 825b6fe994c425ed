import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { places } from '@waymark/contracts/places'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { individual } from '../testing/people.ts'
import { SearchPage } from './search-page.tsx'

const renderScreen = screenRenderer({
  routes: { public: [{ path: '/search', element: <SearchPage /> }] },
  UiProvider,
  user: individual,
})
const gateway = () =>
  new FakeGateway().answer(places.searchAll, () => ({
    readAs: null,
    venues: { items: [], totalCount: 7, isMore: true },
    activities: { items: [], totalCount: 4, isMore: false },
    leftOut: { totalCount: 0, isMore: false },
    services: [],
    amenityTypes: [],
    addresses: [],
    towns: [],
    needs: [],
    credit: '',
  }))

test('the heading and the status count the answers of all kinds, or of the chosen one', async () => {
  const all = renderScreen('/search?q=gallery', gateway(), null)
  await screen.findByRole('heading', { level: 1, name: /^11 answers and more for “gallery”/ })
  expect(screen.getByText('11 answers and more, best match first.')).toBeInTheDocument()
  void all.navigate('/search?q=gallery&kind=activity')
  await screen.findByRole('heading', { level: 1, name: /^4 answers for “gallery”/ })
  await screen.findByText('4 answers, best match first.')
})

test('a kind without an answer says so, and leads to the others', async () => {
  renderScreen('/search?q=gallery&kind=service', gateway(), null)
  await screen.findByRole('heading', { name: 'No answer of this kind for “gallery”' })
  await userEvent.click(screen.getByRole('button', { name: 'Show all kinds' }))
  await screen.findByRole('heading', { level: 1, name: /^11 answers and more/ })
})
