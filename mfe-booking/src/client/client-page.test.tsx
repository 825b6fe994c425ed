import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { clientRecord } from '@waymark/contracts/client-record'
import type { OutputOf } from '@waymark/contracts/define-call'
import { userManagement } from '@waymark/contracts/user-management'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../register.tsx'

const renderScreen = screenRenderer({ routes, UiProvider, user: aroha })
const tom: OutputOf<typeof clientRecord.getClientRecord> = {
  userProfileId: 41,
  firstName: 'Tom',
  lastName: 'Reid',
  phone: '021 555 0155',
  hasAccount: false,
  email: null,
  visitCount: 1,
  visits: [
    {
      bookingId: 7,
      what: 'Morning care',
      itemType: 'Service',
      status: 1,
      startDateTime: '2026-11-26T09:00:00',
      timeZone: 'Pacific/Auckland',
    },
  ],
  notes: [
    {
      clientNoteId: 3,
      text: 'The dog is friendly.',
      purpose: 'safety',
      writtenAt: '2026-11-24T00:00:00.000Z',
      writtenByName: 'Aroha Ngata',
      keptUntil: '2027-11-24T00:00:00.000Z',
    },
  ],
}

const gatewayWith = (record: typeof tom) => new FakeGateway().answer(clientRecord.getClientRecord, () => record)

beforeEach(() => sessionStorage.clear())

test('shows visits and notes, and adds a note for a purpose and a time', async () => {
  const gateway = gatewayWith(tom).answer(clientRecord.addClientNote, () => ({ clientNoteId: 4 }))
  renderScreen('/booking/clients/41', gateway)
  await screen.findByRole('heading', { name: 'Tom Reid', level: 1 })
  const notes = screen.getByRole('list', { name: 'Notes' })
  expect(within(notes).getByText(/^To keep people safe\. By Aroha Ngata on/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Thu 26 Nov 2026, 9:00\u00a0am/ })).toHaveAttribute('href', '/booking/7')
  await userEvent.type(screen.getByRole('textbox', { name: /^Note/ }), 'Ring the bell twice.')
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  await waitFor(() => expect(gateway.inputsOf(clientRecord.addClientNote)).toHaveLength(1))
  expect(gateway.inputsOf(clientRecord.addClientNote)).toMatchObject([
    { userProfileId: 41, text: 'Ring the bell twice.', purpose: 'work', keepMonths: 12 },
  ])
})

test('a note is removed after a question that shows it', async () => {
  const gateway = gatewayWith(tom).answer(clientRecord.deleteClientNote, () => ({ done: true as const }))
  renderScreen('/booking/clients/41', gateway)
  await userEvent.click(await screen.findByRole('button', { name: /^Remove the note of/ }))
  const question = await screen.findByRole('alertdialog', { name: 'Remove this note?' })
  expect(within(question).getByText('The dog is friendly.')).toBeInTheDocument()
  await userEvent.click(within(question).getByRole('button', { name: 'Yes, remove it' }))
  await waitFor(() => expect(gateway.inputsOf(clientRecord.deleteClientNote)).toMatchObject([{ clientNoteId: 3 }]))
})

test('a client without an account is removed, or the page says why not', async () => {
  const message = 'They still have visits coming up. Cancel those first, or wait until they are over.'
  const gateway = gatewayWith(tom).answer(userManagement.deleteClient, () => ({
    status: 409,
    name: 'HasComingVisits',
    message,
  }))
  renderScreen('/booking/clients/41', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Tom Reid' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, remove them' }))
  await screen.findByText(message)
})

test('one who has an account keeps their details themselves', async () => {
  renderScreen('/booking/clients/41', gatewayWith({ ...tom, hasAccount: true, notes: [], visits: [], visitCount: 0 }))
  await screen.findByText('They have one, and keep their details themselves.')
  expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Remove Tom/ })).toBeNull()
})
