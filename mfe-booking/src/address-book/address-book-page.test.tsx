import { screen, waitFor, within } from '@testing-library/react'
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
