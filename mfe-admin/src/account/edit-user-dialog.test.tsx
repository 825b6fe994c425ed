import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { account } from '@waymark/contracts/account'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { hemi } from '@waymark/web-kit/testing/people'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { sampleUser } from '../testing/sample-user.ts'
import { EditUserDialog } from './edit-user-dialog.tsx'

const renderScreen = screenRenderer({
  routes: { admin: [{ path: 'edit', element: <EditUserDialog row={sampleUser} onClose={() => {}} /> }] },
  UiProvider,
  user: { ...hemi, isGlobalAdmin: true },
})

test('when two administrators save, the second keeps what they typed, sees the rest as saved, and an empty phone is null', async () => {
  let saved = sampleUser
  const gateway = new FakeGateway()
    .answer(account.getUserList, () => ({ items: [saved], totalCount: 1, pageNumber: 1, pageSize: 10 }))
    .answer(account.updateUserByGlobalAdmin, ({ userProfileId, version }) =>
      version === saved.version
        ? { userProfileId, version: version + 1 }
        : { status: 409, name: 'ChangedMeanwhile', message: 'Someone else changed this.' },
    )
  renderScreen('/edit', gateway)
  const lastName = await screen.findByRole('textbox', { name: 'Last name' })
  await userEvent.clear(lastName)
  await userEvent.type(lastName, 'Tūhoe')
  saved = { ...sampleUser, firstName: 'Maria', lastName: 'Pohatu', version: sampleUser.version + 1 }
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Someone else changed this.')
  await screen.findByText('You both changed this.')
  expect(screen.getByText('Pohatu')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Maria')

  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(gateway.inputsOf(account.updateUserByGlobalAdmin)).toHaveLength(2))
  expect(gateway.inputsOf(account.updateUserByGlobalAdmin).at(-1)).toMatchObject({
    version: saved.version,
    firstName: 'Maria',
    lastName: 'Tūhoe',
    phone: null,
  })
})
