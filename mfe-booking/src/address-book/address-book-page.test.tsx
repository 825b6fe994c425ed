import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addressBook } from '@waymark/contracts/address-book'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'

const sina = { userProfileId: 21, firstName: 'Sina', lastName: 'Leota', languages: ['sm'] }
const favourite = { serviceAreaId: 1, serviceAreaName: 'Newtown', accountName: 'Kōwhai Care', staff: sina }

test('whom somebody asks for first is listed, and taken out after a question', async () => {
  let favourites = [favourite]
  const gateway = new FakeGateway()
    .answer(addressBook.getAddressBook, () => ({ recipients: [], addresses: [], favourites }))
    .answer(addressBook.removeFavouriteStaff, () => {
      favourites = []
      return { done: true as const }
    })
  renderScreen('/booking/people', gateway)
  const list = await screen.findByRole('list', { name: 'Who you ask for first' })
  expect(list).toHaveTextContent('Sina Leota')
  expect(list).toHaveTextContent('Kōwhai Care, Newtown')
  await userEvent.click(within(list).getByRole('button', { name: 'Take out Sina Leota' }))
  const question = await screen.findByRole('alertdialog', { name: 'Take out Sina Leota?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Take out' }))
  await screen.findByText('Nobody in particular')
  await waitFor(() => expect(gateway.inputsOf(addressBook.removeFavouriteStaff)).toEqual([{ serviceAreaId: 1 }]))
})

test('a person whose form was left half filled in is open on the next visit, and folded once that is cancelled', async () => {
  const mum = { savedRecipientId: 4, name: 'Ngaire Parata', relation: 'Mum', phone: '', notes: '', isDefault: false }
  const recipients = [{ ...mum, accessibilityOptionIds: [] }]
  const gateway = new FakeGateway().answer(addressBook.getAddressBook, () => ({
    recipients,
    addresses: [],
    favourites: [],
  }))
  renderScreen('/booking/people', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Change Ngaire Parata' }))
  await userEvent.click(screen.getByRole('textbox', { name: /^Their phone/ }))
  await userEvent.paste('021 555 0142')
  cleanup()
  renderScreen('/booking/people', gateway)
  const form = await screen.findByRole('form', { name: 'Change Ngaire Parata' })
  expect(within(form).getByRole('textbox', { name: /^Their phone/ })).toHaveValue('021 555 0142')
  expect(form.contains(document.activeElement)).toBe(false)
  await userEvent.click(within(form).getByRole('button', { name: 'Cancel' }))
  cleanup()
  renderScreen('/booking/people', gateway)
  await screen.findByRole('button', { name: 'Change Ngaire Parata' })
})

test('a person who was taken out elsewhere while their form is open keeps what was typed, and can be added again', async () => {
  const mum = { savedRecipientId: 4, name: 'Ngaire Parata', relation: 'Mum', phone: '021 555 0142', notes: '' }
  let recipients = [{ ...mum, isDefault: false, accessibilityOptionIds: [] }]
  const gateway = new FakeGateway()
    .answer(addressBook.getAddressBook, () => ({ recipients, addresses: [], favourites: [] }))
    .answer(addressBook.saveRecipient, ({ savedRecipientId }) => {
      if (savedRecipientId === null) return { savedRecipientId: 5 }
      recipients = []
      return { status: 404, name: 'NotFound', message: 'This is not there (any more).' }
    })
  renderScreen('/booking/people', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Change Ngaire Parata' }))
  const form = screen.getByRole('form', { name: 'Change Ngaire Parata' })
  await userEvent.type(within(form).getByRole('textbox', { name: /^Their name/ }), ' Ruru')
  await userEvent.click(within(form).getByRole('button', { name: 'Save changes' }))
  expect(
    await within(form).findByText(/^Ngaire Parata was taken out in the meantime\. What you typed/),
  ).toBeInTheDocument()
  expect(within(form).queryByText('This is not there (any more).')).not.toBeInTheDocument()
  expect(within(form).getByRole('textbox', { name: /^Their name/ })).toHaveValue('Ngaire Parata Ruru')
  await userEvent.click(within(form).getByRole('button', { name: 'Add again' }))
  await waitFor(() => expect(form).not.toBeInTheDocument())
  expect(gateway.inputsOf(addressBook.saveRecipient)).toMatchObject([
    { savedRecipientId: 4, name: 'Ngaire Parata Ruru' },
    { savedRecipientId: null, name: 'Ngaire Parata Ruru' },
  ])
  expect(screen.getByRole('button', { name: 'Add a person' })).not.toHaveAttribute('aria-disabled', 'true')
})

test('an address that was taken out elsewhere while its form is open can be added again', async () => {
  const home = {
    savedAddressId: 6,
    label: 'Home',
    AddressForService: '42 Daniell Street, Newtown, Wellington',
    UnitNumberForService: null,
    LatitudeForService: -41.3129,
    LongitudeForService: 174.7788,
    accessNotes: '',
    isExactPoint: false,
    isDefault: false,
  }
  let addresses = [home]
  const gateway = new FakeGateway()
    .answer(addressBook.getAddressBook, () => ({ recipients: [], addresses, favourites: [] }))
    .answer(addressBook.saveAddress, ({ savedAddressId }) => {
      if (savedAddressId === null) return { savedAddressId: 7 }
      addresses = []
      return { status: 404, name: 'NotFound', message: 'This is not there (any more).' }
    })
  renderScreen('/booking/people', gateway)
  await userEvent.click(await screen.findByRole('button', { name: 'Change Home' }))
  const form = screen.getByRole('form', { name: 'Change Home' })
  await userEvent.type(within(form).getByRole('textbox', { name: /^How do people get in/ }), 'By the gate')
  await userEvent.click(within(form).getByRole('button', { name: 'Save changes' }))
  expect(await within(form).findByText(/^Home was taken out in the meantime\./)).toBeInTheDocument()
  await userEvent.click(within(form).getByRole('button', { name: 'Add again' }))
  await waitFor(() => expect(form).not.toBeInTheDocument())
  expect(gateway.inputsOf(addressBook.saveAddress)).toMatchObject([
    { savedAddressId: 6, accessNotes: 'By the gate' },
    { savedAddressId: null, accessNotes: 'By the gate' },
  ])
})
