import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FileDrop } from './file-drop.tsx'

const pngStart = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const picture = (name: string) => new File([pngStart], name, { type: 'image/png' })
const text = new File(['a text'], 'text.png', { type: 'image/png' })
const program = new File(['a program'], 'setup.exe', { type: 'application/x-msdownload' })

/** Chooses files as somebody does who sets the file chooser to show all types. */
async function choose(files: readonly File[], allowsMany = false) {
  const onFiles = vi.fn()
  const { container } = render(
    <FileDrop
      label="Banner"
      hint="PNG, up to 10 MB."
      acceptedTypes={['image/png']}
      allowsMany={allowsMany}
      onFiles={onFiles}
    />,
  )
  const input = container.querySelector('input')
  if (!input) throw new Error('no input for files')
  await userEvent.upload(input, [...files], { applyAccept: false })
  return onFiles
}

test('a file of another type is named with the accepted types, and refused', async () => {
  const onFiles = await choose([program])
  expect((await screen.findByRole('alert')).textContent).toBe('setup.exe cannot be used here. PNG, up to 10 MB.')
  expect(onFiles).not.toHaveBeenCalled()
})

test('accepted files among several are used, the others named', async () => {
  const [one, two] = [picture('one.png'), picture('two.png')]
  const onFiles = await choose([one, program, two], true)
  expect((await screen.findByRole('alert')).textContent).toContain('setup.exe cannot be used here.')
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([one, two])
})

test('an accepted file shows no message', async () => {
  const one = picture('one.png')
  const onFiles = await choose([one])
  await waitFor(() => expect(onFiles).toHaveBeenCalledExactlyOnceWith([one]))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a text that is named as a picture is refused as it is chosen, in the words of the server', async () => {
  const onFiles = await choose([text])
  expect((await screen.findByRole('alert')).textContent).toBe('Use a JPEG, PNG or WebP picture.')
  expect(onFiles).not.toHaveBeenCalled()
})

test('a picture of more than 40 megapixels is refused as it is chosen, in the words of the server', async () => {
  // 8000 x 6000.
  const header = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x1f, 0x40, 0, 0, 0x17, 0x70]
  const large = new File([pngStart, new Uint8Array(header)], 'large.png', { type: 'image/png' })
  const onFiles = await choose([large])
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This picture could not be read. Use a JPEG, PNG or WebP of at most 40 megapixels.',
  )
  expect(onFiles).not.toHaveBeenCalled()
  expect(screen.getByText('PNG, up to 10 MB. At most 40 megapixels.')).toBeInTheDocument()
})
