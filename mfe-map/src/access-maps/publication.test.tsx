import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accessMap } from '@waymark/contracts/access-map'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { beforeEach, expect, test } from 'vitest'
import { sampleMap, samplePreview } from '../testing/sample-access-map.ts'
import type { AccessMapDraft } from './access-map.ts'
import { AccessMapPage } from './access-map-page.tsx'

const routes = { dashboard: [{ path: '/business/access-maps/:id', Component: AccessMapPage }] }
const renderScreen = screenRenderer({ UiProvider, user: aroha, routes })
const path = '/business/access-maps/3'
const request = accessMap.requestMapPublication
const draft = { ...sampleMap, status: 'Draft' as const, requestedAt: null }

/** A gateway that keeps one map, as it was changed last. */
function gatewayWith(saved: AccessMapDraft) {
  let map = saved
  const change = (changes: Partial<AccessMapDraft>) => {
    map = { ...map, ...changes, version: map.version + 1 }
    return map
  }
  return new FakeGateway()
    .answer(accessMap.getAccessMapPreview, () => samplePreview)
    .answer(accessMap.getLocationsMapData, () => map)
    .answer(accessMap.updateMapContentData, ({ intro = '' }) => change({ intro }))
    .answer(request, ({ isTakenBack }) => change({ status: isTakenBack ? 'Draft' : 'Requested' }))
}

async function ask() {
  await userEvent.click(await screen.findByRole('button', { name: 'Ask to publish' }))
  return screen.findByRole('alertdialog', { name: 'Ask us to publish Harbour City access map?' })
}

beforeEach(() => {
  localStorage.clear()
})

test('says which version would be looked at, before it is asked for', async () => {
  const gateway = gatewayWith(draft)
  renderScreen(path, gateway)
  const dialog = await ask()
  expect(dialog).toHaveTextContent('We look at the map as Savitri Desai saved it on Fri 20 Nov 2026.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Not yet' }))
  expect(gateway.inputsOf(request)).toEqual([])
  await userEvent.click(within(await ask()).getByRole('button', { name: 'Yes, ask' }))
  await screen.findByText('You asked us to publish this map.')
  expect(gateway.inputsOf(request)).toMatchObject([{ accessMapId: 3, version: 4 }])
  expect(gateway.inputsOf(accessMap.updateMapContentData)).toEqual([])
  expect(screen.getByRole('region', { name: 'Publication' })).toHaveFocus()
})

test('saves what is not saved, and asks for that version', async () => {
  const gateway = gatewayWith(draft)
  renderScreen(path, gateway)
  await userEvent.type(await screen.findByRole('textbox', { name: /^Introduction/ }), '!')
  const dialog = await ask()
  expect(dialog).toHaveTextContent('1 change is not saved. We save first, and look at the map as you see it here.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, save it and ask' }))
  await screen.findByText('You asked us to publish this map.')
  expect(gateway.inputsOf(accessMap.updateMapContentData)).toMatchObject([
    { version: 4, intro: 'What was measured and when.!' },
  ])
  expect(gateway.inputsOf(request)).toMatchObject([{ version: 5 }])
})

test('asks for nothing while what was changed cannot be saved', async () => {
  const message = 'One of these organisations or networks has no public places any more.'
  const gateway = gatewayWith(draft).answer(accessMap.updateMapContentData, () => ({
    status: 409,
    name: 'NoSuchSource',
    message,
  }))
  renderScreen(path, gateway)
  await userEvent.type(await screen.findByRole('textbox', { name: /^Introduction/ }), '!')
  await userEvent.click(within(await ask()).getByRole('button', { name: 'Yes, save it and ask' }))
  await screen.findAllByText(new RegExp(message))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(gateway.inputsOf(request)).toEqual([])
})

test('an organisation takes its request back', async () => {
  const gateway = gatewayWith(sampleMap)
  renderScreen(path, gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Take the request back' }))
  await screen.findByRole('button', { name: 'Ask to publish' })
  expect(gateway.inputsOf(request)).toMatchObject([{ version: 4, isTakenBack: true }])
})

test('an administrator answers a request, and takes none back', async () => {
  renderScreen(path, gatewayWith(sampleMap), { ...aroha, userProfileId: 10, isGlobalAdmin: true })
  await screen.findByRole('button', { name: 'Answer with a reason' })
  expect(screen.queryByRole('button', { name: 'Take the request back' })).toBeNull()
})
