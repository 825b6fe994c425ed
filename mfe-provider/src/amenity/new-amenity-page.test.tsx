import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { amenity } from '@waymark/contracts/amenity'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { onePage } from '../testing/sample-activity.ts'
import { changingPlace } from '../testing/sample-amenity.ts'

const update = amenity.updateAmenity
const petone = {
  serviceAreaUserProfileId: 2,
  serviceAreaId: 2,
  userRole: 1 as const,
  serviceArea: { name: 'Kōwhai Care, Petone' },
}
const ofTwo = { ...aroha, userProfileId: 10, listServiceAreaUserProfile: [...aroha.listServiceAreaUserProfile, petone] }
const atManagement = '/service-area/amenity/management-list'

const gatewayOf = (rows: readonly (typeof changingPlace)[]) =>
  new FakeGateway()
    .answer(amenity.getAmenities, () => onePage(rows))
    .answer(amenity.getAmenityByAmenityId, () => changingPlace)
    .answer(update, () => changingPlace)

async function chooseLocation(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: /Location/ }))
  await userEvent.click(await screen.findByRole('option', { name }))
}

test.each([
  ['Add an amenity', [changingPlace]],
  ['Add the first one', []],
])(
  '%s to all locations asks first at which it is, and what is typed stays when another is chosen',
  async (name, rows) => {
    const gateway = gatewayOf(rows)
    renderScreen(atManagement, gateway, ofTwo)
    await userEvent.click(await screen.findByRole('link', { name }))
    await screen.findByRole('heading', { name: 'New amenity' })
    expect(screen.queryByRole('form')).toBeNull()
    await chooseLocation('Kōwhai Care, Newtown')
    await userEvent.click(await screen.findByRole('button', { name: /Kind of amenity/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Quiet room' }))
    await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), 'Quiet room by the pool')
    await chooseLocation('Kōwhai Care, Petone')
    await userEvent.click(screen.getByRole('button', { name: 'Save as a draft' }))
    await waitFor(() =>
      expect(gateway.inputsOf(update)).toMatchObject([{ serviceAreaId: 2, title: 'Quiet room by the pool' }]),
    )
  },
)

test('an organisation with one location is not asked', async () => {
  renderScreen(atManagement, gatewayOf([changingPlace]))
  await userEvent.click(await screen.findByRole('link', { name: 'Add an amenity' }))
  await screen.findByRole('form', { name: 'New amenity' })
  expect(document.body).toHaveTextContent('At Kōwhai Care, Newtown. It starts as a draft')
  expect(screen.queryByRole('button', { name: /^Location/ })).toBeNull()
})
