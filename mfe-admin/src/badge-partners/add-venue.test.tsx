import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { badgePartner } from '@waymark/contracts/badge-partner'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { hemi } from '@waymark/web-kit/testing/people'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { AddVenue } from './add-venue.tsx'

const newtown = {
  serviceAreaId: 1,
  serviceAreaName: 'Newtown',
  accountName: 'Kōwhai Care',
  suburb: 'Newtown',
  region: 'Wellington',
}

test('a venue that is in the list already is said to be', async () => {
  const added: unknown[] = []
  const renderScreen = screenRenderer({
    routes: {
      admin: [{ path: 'venues', element: <AddVenue chosen={[newtown]} onAdd={(venue) => added.push(venue)} /> }],
    },
    UiProvider,
    user: { ...hemi, isGlobalAdmin: true },
  })
  const gateway = new FakeGateway().answer(badgePartner.getOrganisationVenues, ({ search }) => {
    const items = search === 'newtown' ? [newtown] : []
    return { items, totalCount: items.length, pageNumber: 1, pageSize: 20 }
  })
  renderScreen('/venues', gateway)
  const field = await screen.findByRole('combobox', { name: /^Add a venue/ })
  await userEvent.type(field, 'newtown')
  expect((await screen.findAllByText('Newtown is in the list already.')).length).toBeGreaterThan(0)
  await userEvent.type(field, 'x')
  expect((await screen.findAllByText('Nothing found. Try fewer letters.')).length).toBeGreaterThan(0)
  expect(added).toEqual([])
})
