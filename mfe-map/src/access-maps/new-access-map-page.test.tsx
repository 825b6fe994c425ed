import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accessMap } from '@waymark/contracts/access-map'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { beforeEach, expect, test } from 'vitest'
import { NewAccessMapPage } from './new-access-map-page.tsx'

const renderScreen = screenRenderer({
  routes: { dashboard: [{ path: '/new', Component: NewAccessMapPage }] },
  UiProvider,
  user: aroha,
})
const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Make this access map' }))
const errors = () => screen.getAllByRole('link', { name: /: / }).map(({ textContent }) => textContent)

beforeEach(() => {
  sessionStorage.clear()
})

test('an address that may be left empty is not asked for, only the title that it is made of', async () => {
  renderScreen('/new', new FakeGateway())
  await submit()
  expect(errors()).toEqual(['Title: Write something here.'])
  expect(screen.getByRole('textbox', { name: 'Address of the page' })).not.toBeInvalid()
})

test.each(['Go', '北の地図'])('where no address can be made of “%s”, it is asked for', async (title) => {
  const gateway = new FakeGateway()
  renderScreen('/new', gateway)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), title)
  await submit()
  expect(errors()).toEqual([
    'Address of the page: No address can be made of this title. Write one, such as harbour-city.',
  ])
  expect(gateway.inputsOf(accessMap.updateLocationsMapData)).toEqual([])
})
