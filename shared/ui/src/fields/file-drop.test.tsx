import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FileDrop } from './file-drop.tsx'

const picture = (name: string) => new File(['a picture'], name, { type: 'image/png' })
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
  expect(screen.getByRole('alert').textContent).toBe('setup.exe cannot be used here. PNG, up to 10 MB.')
  expect(onFiles).not.toHaveBeenCalled()
})

test('accepted files among several are used, the others named', async () => {
  const [one, two] = [picture('one.png'), picture('two.png')]
  const onFiles = await choose([one, program, two], true)
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([one, two])
  expect(screen.getByRole('alert').textContent).toContain('setup.exe cannot be used here.')
})

test('an accepted file shows no message', async () => {
  const one = picture('one.png')
  const onFiles = await choose([one])
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([one])
  expect(screen.queryByRole('alert')).toBeNull()
})
