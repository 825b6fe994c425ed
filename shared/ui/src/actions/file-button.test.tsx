import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FileButton } from './file-button.tsx'

const jpegStart = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])

test('a text that is named as a picture is refused as it is chosen, until a picture is', async () => {
  const onFile = vi.fn()
  const { container } = render(
    <FileButton acceptedTypes={['image/jpeg']} onFile={onFile}>
      Add a picture
    </FileButton>,
  )
  const input = container.querySelector('input')
  if (!input) throw new Error('no input for files')
  await userEvent.upload(input, new File(['a text'], 'door.jpg', { type: 'image/jpeg' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Use a JPEG, PNG or WebP picture.')
  expect(onFile).not.toHaveBeenCalled()
  const door = new File([jpegStart], 'door.jpg', { type: 'image/jpeg' })
  await userEvent.upload(input, door)
  await waitFor(() => expect(onFile).toHaveBeenCalledExactlyOnceWith(door))
  expect(screen.queryByRole('alert')).toBeNull()
})
