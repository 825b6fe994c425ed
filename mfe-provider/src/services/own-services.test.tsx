import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { service } from '@waymark/contracts/service'
import { services } from '@waymark/domain/catalogue/services'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { beforeEach, expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { detail } from '../testing/sample-service.ts'

const beach = {
  ...detail,
  serviceId: 1029,
  serviceName: 'Day at the Beach',
  familyName: 'Companionship',
  catalogueDescription: 'Sand, sea and a chair with wide wheels.',
  own: { version: 3, besideName: 'Out and about', otherLocationCount: 1 },
}

function gatewayOf(): FakeGateway {
  return new FakeGateway()
    .answer(service.getServiceAreaServiceByServiceAreaId, () => ({
      items: [],
      totalCount: 0,
      pageNumber: 1,
      pageSize: 10,
    }))
    .answer(service.getAllServices, () =>
      services.map(({ id, name, family, description }) => ({ serviceId: id, name, familyName: family, description })),
    )
    .answer(service.getOwnServices, () => [
      { serviceId: 2037, name: 'Storytelling', familyName: 'Learning', description: 'Picture books, signed.' },
    ])
    .answer(service.getServiceSizeOptionsByServiceId, () => [
      {
        serviceSizeOptionId: 291,
        name: '2 hours',
        sizeType: 'Hours' as const,
        durationHours: 2,
        allowPeopleQtySelection: false,
        maxPeople: null,
      },
    ])
    .answer(service.getDetailServiceAreaService, () => beach)
}

beforeEach(() => sessionStorage.clear())

async function openDialog(gateway: FakeGateway) {
  renderScreen('/service-area/services', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Add the first one' }))
  return within(await screen.findByRole('dialog', { name: 'Add a service' }))
}

test("offers the organisation's own services among the catalogue, found by their name", async () => {
  const added: unknown[] = []
  const gateway = gatewayOf().answer(service.updateServiceBasicInfo, (input) => {
    added.push(input.serviceId)
    return beach
  })
  const dialog = await openDialog(gateway)
  await dialog.findByRole('button', { name: 'Add Sign language lesson' })
  await userEvent.type(dialog.getByRole('searchbox'), 'storyt')
  await userEvent.click(await dialog.findByRole('button', { name: 'Add Storytelling' }))
  await screen.findByRole('heading', { level: 1, name: 'Day at the Beach' })
  expect(added).toEqual([2037])
})

test('takes what was looked for as the name of a service of their own, and says whose sizes it has', async () => {
  const sent: unknown[] = []
  const gateway = gatewayOf().answer(service.addOwnService, (input) => {
    sent.push(input)
    return beach
  })
  const dialog = await openDialog(gateway)
  await userEvent.type(dialog.getByRole('searchbox'), 'Day at the Beach')
  await dialog.findByText('Nothing found. Try fewer letters, or add a service of your own.')
  await userEvent.click(dialog.getByRole('button', { name: 'Add a service of your own' }))
  expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Day at the Beach')
  await userEvent.type(dialog.getByRole('textbox', { name: /^What it is/ }), 'Sand and sea.')
  await userEvent.click(dialog.getByRole('button', { name: /Most like/ }))
  await userEvent.click(await screen.findByRole('option', { name: /^Out and about/ }))
  await dialog.findByText('2 hours')
  await userEvent.click(dialog.getByRole('button', { name: 'Add your service' }))
  await screen.findByRole('heading', { level: 1, name: 'Day at the Beach' })
  expect(sent).toEqual([
    { serviceAreaId: expect.any(Number), besideServiceId: 29, name: 'Day at the Beach', description: 'Sand and sea.' },
  ])
})

test('says at the name that the catalogue has it', async () => {
  const message =
    'The catalogue has Out and about. Choose it from the list instead, so that people find it with all others.'
  const gateway = gatewayOf().answer(service.updateOwnService, () => ({
    status: 409,
    name: 'NameInCatalogue',
    message,
  }))
  renderScreen('/service-area/services?service=12', gateway)
  const form = within(await screen.findByRole('form', { name: 'Your own service' }))
  expect(form.getByText(/^1 other location of your organisation has it too/)).toBeInTheDocument()
  const name = form.getByRole('textbox', { name: /^Name/ })
  await userEvent.clear(name)
  await userEvent.type(name, 'out and ABOUT')
  await userEvent.click(form.getByRole('button', { name: 'Save name' }))
  await waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringContaining(message)))
})

test('a service of the catalogue has no name to change', async () => {
  renderScreen(
    '/service-area/services?service=12',
    gatewayOf().answer(service.getDetailServiceAreaService, () => detail),
  )
  await screen.findByRole('form', { name: 'What clients read, and who does it' })
  expect(screen.queryByRole('form', { name: 'Your own service' })).toBeNull()
})
