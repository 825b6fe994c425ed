import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { venueFile } from '@waymark/contracts/venue-file'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'

test('a picture that is called .json is refused as a file, and is not sent', async () => {
  const gateway = new FakeGateway().answer(venueFile.checkVenueFile, () => ({ places: [] }))
  renderScreen('/service-area/import', gateway)
  await screen.findByRole('button', { name: 'Choose a file' })
  const [chooser] = document.querySelectorAll<HTMLInputElement>('input[type="file"]')
  if (!chooser) throw new Error('No file chooser.')
  const startOfPng = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])
  await userEvent.upload(chooser, new File([startOfPng], 'places.json', { type: 'application/json' }))
  expect(await screen.findByText('places.json is not JSON, or it was cut off.')).toBeInTheDocument()
  expect(gateway.inputsOf(venueFile.checkVenueFile)).toEqual([])
})

const hall = {
  row: 1,
  name: 'Hall',
  suburb: 'Te Aro',
  verdict: 'ready' as const,
  effect: 'added' as const,
  factCount: 3,
  remarks: [],
}
const kowhai = {
  serviceAreaId: 1,
  name: 'Kōwhai Care',
  nameAfter: 'Kōwhai Care',
  movesKm: 0,
  changedFactCount: 0,
  alsoChanged: [],
}
const old = [{ field: 'waymark.facts', says: '1 of 2 facts were checked more than 12 months ago: “Lift”.' }]

async function chooseFileOf(places: readonly object[]) {
  const gateway = new FakeGateway()
    .answer(venueFile.checkVenueFile, () => ({
      places: places.map((place, index) => ({ ...hall, ...place, row: index + 1 })),
    }))
    .answer(venueFile.importVenueFile, () => ({ addedCount: 1, changedCount: 1, unchangedCount: 0 }))
  renderScreen('/service-area/import', gateway)
  await screen.findByRole('button', { name: 'Choose a file' })
  const [chooser] = document.querySelectorAll<HTMLInputElement>('input[type="file"]')
  if (!chooser) throw new Error('No file chooser.')
  await userEvent.upload(chooser, new File(['{}'], 'places.json', { type: 'application/json' }))
  await screen.findByText(`places.json has ${places.length} places.`)
  return gateway
}

test('a row that renames or moves a location says so, and is imported only when it is ticked', async () => {
  const gateway = await chooseFileOf([
    {},
    {
      name: 'Copy',
      effect: 'changed',
      existing: { ...kowhai, nameAfter: 'Copy', movesKm: 1.23, changedFactCount: 2, alsoChanged: ['street address'] },
    },
    { name: 'Kōwhai Care', effect: 'changed', existing: { ...kowhai, movesKm: 0.02 } },
  ])
  expect(
    screen.getByText(/2 can be imported \(1 new, 1 changed\), 1 would rename or move a location of yours, 0 have old/),
  ).toBeVisible()
  const table = within(screen.getByRole('table', { name: 'Places that rename or move a location' }))
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Copy'])
  for (const words of [
    'Changes “Kōwhai Care”',
    'Name: “Kōwhai Care” becomes “Copy”',
    'Position: moves 1.2 km',
    'Access facts: 2 new or changed',
    'Also: street address',
  ])
    expect(table.getByText(words)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import 2 places: 1 new, 1 changed' })).toBeVisible()
  await userEvent.click(table.getByRole('checkbox', { name: 'Choose Copy' }))
  await userEvent.click(screen.getByRole('button', { name: 'Import 3 places: 1 new, 2 changed' }))
  await screen.findByText('Imported.')
  expect(gateway.inputsOf(venueFile.importVenueFile)).toEqual([{ text: '{}', rows: [1, 2, 3] }])
})

test('a location that stays as it is is counted as such, and not imported', async () => {
  const same = { effect: 'unchanged', existing: kowhai }
  const gateway = await chooseFileOf([{}, same, { ...same, verdict: 'stale', remarks: old }])
  expect(screen.getByText(/1 can be imported \(1 new\), 2 stay as they are, 0 have old/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 place: 1 new' }))
  await screen.findByText('Imported.')
  expect(gateway.inputsOf(venueFile.importVenueFile)).toEqual([{ text: '{}', rows: [1] }])
})

test('a file of nothing but what is there already has nothing to import', async () => {
  const same = { effect: 'unchanged', existing: kowhai }
  await chooseFileOf([same, same])
  expect(screen.getByText('There is nothing to import: your locations are already as in the file.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
})

test('old and contradictory rows say what they change too', async () => {
  await chooseFileOf([
    { verdict: 'stale', effect: 'changed', remarks: old, existing: { ...kowhai, nameAfter: 'Copy' } },
    { verdict: 'contradictory', effect: null, remarks: old, existing: { ...kowhai, movesKm: 12 } },
    { verdict: 'stale', remarks: old },
  ])
  const oldFacts = within(screen.getByRole('table', { name: 'Places with old facts' }))
  expect(oldFacts.getByText('Name: “Kōwhai Care” becomes “Copy”')).toBeVisible()
  expect(oldFacts.getByText('New')).toBeVisible()
  const refused = within(screen.getByRole('table', { name: 'Places that cannot be imported' }))
  expect(refused.getByText('Changes “Kōwhai Care”')).toBeVisible()
  expect(refused.getByText('Position: moves 12.0 km')).toBeVisible()
})

test('says nothing of what happens where every row is wrong', async () => {
  const wrong = { verdict: 'wrong', effect: null, remarks: old }
  await chooseFileOf([wrong, wrong])
  const refused = within(screen.getByRole('table', { name: 'Places that cannot be imported' }))
  expect(refused.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Place',
    'In the file',
    'Why',
  ])
})
