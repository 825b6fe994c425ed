import { screen } from '@testing-library/react'
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
