import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { business } from '@waymark/contracts/business'
import { serviceArea } from '@waymark/contracts/service-area'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { kowhaiCare } from '../testing/sample-business.ts'

const changedMeanwhile = { status: 409, name: 'ChangedMeanwhile', message: 'Someone else changed this.' } as const

function gatewayOf(saved: () => typeof kowhaiCare): FakeGateway {
  return new FakeGateway()
    .answer(business.businessProfile, saved)
    .answer(business.getAccountBadgeLogos, () => [{ url: '/files/badge.webp', alt: 'Be. Accessible' }])
    .answer(serviceArea.getServiceAreasByUser, () => [])
}

test('when two admins save, the second is told, sees what the first saved, and overwrites only what they choose', async () => {
  let saved = kowhaiCare
  const gateway = gatewayOf(() => saved).answer(business.updateBusinessProfile, ({ version, ...input }) => {
    if (version !== saved.version) return changedMeanwhile
    saved = { ...saved, accountName: input.accountName, phone: input.phone ?? null, website: input.website ?? null }
    return { ...saved, version: version + 1 }
  })
  renderScreen('/business/profile', gateway)
  const form = within(await screen.findByRole('form', { name: 'Organisation' }))
  await userEvent.type(form.getByRole('textbox', { name: /^Website/ }), 'https://kowhai.example')
  await userEvent.clear(form.getByRole('textbox', { name: 'Name' }))
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Kōwhai')

  saved = { ...kowhaiCare, version: 4, accountName: 'Kōwhai Care Trust', phone: '04 555 0101' }
  await userEvent.click(form.getByRole('button', { name: 'Save name and contact' }))
  await form.findByText('Someone else changed this.')
  await form.findByText('You both changed this.')
  expect(form.getByText('Kōwhai Care Trust')).toBeInTheDocument()
  expect(form.getByRole('textbox', { name: /^Phone/ })).toHaveProperty('value', '04 555 0101')

  await userEvent.click(form.getByRole('button', { name: 'Save name and contact' }))
  await screen.findByDisplayValue('Kōwhai')
  expect(gateway.inputsOf(business.updateBusinessProfile).at(-1)).toMatchObject({
    version: 4,
    accountName: 'Kōwhai',
    phone: '04 555 0101',
    website: 'https://kowhai.example',
  })
})

test('badges are shown by name, and a file that is not a picture is refused before it is sent', async () => {
  const gateway = gatewayOf(() => kowhaiCare)
  renderScreen('/business/profile', gateway)
  await screen.findByText('Be. Accessible')
  vi.stubGlobal(
    'Image',
    class {
      onerror: (() => void) | null = null
      set src(_address: string) {
        queueMicrotask(() => this.onerror?.())
      }
    },
  )
  const form = within(screen.getByRole('form', { name: 'Logo and description' }))
  const [chooser] = document.querySelectorAll<HTMLInputElement>('input[type="file"]')
  if (!chooser) throw new Error('no place for a file')
  await userEvent.upload(chooser, new File(['no picture'], 'logo.png', { type: 'image/png' }))
  await form.findByText('Use a JPEG, PNG or WebP picture.')
  const pngStart = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  await userEvent.upload(chooser, new File([pngStart, 'and no more'], 'logo.png', { type: 'image/png' }))
  await form.findByText(/^This picture could not be read/)
  expect(gateway.inputsOf(business.uploadLogo)).toEqual([])
})
