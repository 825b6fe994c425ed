import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

test('a longer text is refused in words, never cut, also when it is pasted', async () => {
  render(<TextField label="Note" maxCharacters={10} />)
  await userEvent.click(screen.getByLabelText('Note'))
  await userEvent.paste('a'.repeat(12))
  await userEvent.tab()
  expect(screen.getByText('This is too long: 2 characters too many. Use at most 10.')).toBeInTheDocument()
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toHaveLength(12)
})

test('so is one of several lines', async () => {
  render(<TextArea label="Note" name="note" maxCharacters={3} defaultValue="abcd" />)
  await userEvent.click(screen.getByLabelText('Note'))
  await userEvent.tab()
  expect(screen.getByText('This is too long: 1 character too many. Use at most 3.')).toBeInTheDocument()
})

test('a counter shows when little is left, and is said after a pause', () => {
  vi.useFakeTimers()
  render(<TextField label="Note" maxCharacters={10} />)
  const field = screen.getByLabelText('Note')
  fireEvent.change(field, { target: { value: 'abcdefg' } })
  expect(screen.queryByText('7 of 10 characters')).toBeNull()
  fireEvent.change(field, { target: { value: 'abcdefgh' } })
  expect(screen.getByText('8 of 10 characters')).toBeInTheDocument()
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => vi.advanceTimersByTime(1000))
  expect(screen.getByRole('status').textContent).toBe('8 of 10 characters')
})

test('the sentence waits for a press: what is pressed must not move away', async () => {
  render(
    <>
      <TextField label="Note" maxCharacters={1} defaultValue="ab" />
      <button type="button">Save</button>
    </>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByLabelText('Note'))
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') })
  expect(screen.queryByText(/^This is too long/)).toBeNull()
  await user.pointer({ keys: '[/MouseLeft]' })
  await screen.findByText(/^This is too long/)
})
