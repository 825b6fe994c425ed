import { screen, within } from '@testing-library/react'
import { accessMap } from '@waymark/contracts/access-map'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { hemi } from '@waymark/web-kit/testing/people'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { sampleMap, samplePreview } from '../testing/sample-access-map.ts'
import { MapEditor } from './map-editor.tsx'

const map = { ...sampleMap, filterOptionIds: [8, 1, 11] }
const routes = { admin: [{ path: '/editor', element: <MapEditor map={map} /> }] }
const renderScreen = screenRenderer({ UiProvider, user: hemi, routes })

test('a filter has the name in the editor and its preview that people read on the map', async () => {
  renderScreen(
    '/editor',
    new FakeGateway().answer(accessMap.getAccessMapPreview, () => samplePreview),
  )
  const bar = within(await screen.findByRole('list', { name: 'Filters in the bar' }))
  expect(bar.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['No steps', 'Parking', 'Door 80 cm+'])
  const [first] = within(screen.getByRole('list', { name: 'Filters in their order' })).getAllByRole('listitem')
  expect(first?.textContent).toMatch(/^1No stepsStep-free entrance/)
  expect(screen.getByRole('button', { name: 'Take out Parking' })).toBeTruthy()
})

test('the address of the page stands apart from what is said of it', async () => {
  renderScreen(
    '/editor',
    new FakeGateway().answer(accessMap.getAccessMapPreview, () => samplePreview),
  )
  expect(await screen.findByRole('textbox', { name: 'Address of the page' })).toHaveAccessibleDescription(
    new RegExp(`^Posters show this address \\(\\S+/access-page\\?m=${map.slug}\\): change it only`),
  )
})
