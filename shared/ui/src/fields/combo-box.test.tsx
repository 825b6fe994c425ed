import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { newAnnouncer } from '../testing/new-announcer.ts'
import { ComboBox } from './combo-box.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

const options = [{ id: 1, label: 'Ōtaki', detail: 'Wellington region' }]

test('searches 500 ms after the last key, and not for what was chosen', () => {
  const onSearch = vi.fn()
  const onChange = vi.fn()
  render(<ComboBox label="Where?" options={options} onSearch={onSearch} onChange={onChange} />)
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Where?' })
  act(() => input.focus())
  fireEvent.change(input, { target: { value: 'Ōta' } })
  expect(onSearch).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(500))
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('Ōta')
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onChange).toHaveBeenCalledExactlyOnceWith(options[0])
  expect(input.value).toBe('Ōtaki')
  act(() => vi.advanceTimersByTime(1000))
  expect(onSearch).toHaveBeenCalledOnce()
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('Enter takes the first suggestion, also when it was pressed before the suggestions came', () => {
  const onChange = vi.fn()
  const box = (offered: typeof options, isLoading: boolean) => (
    <ComboBox label="Where?" options={offered} isLoading={isLoading} onSearch={() => {}} onChange={onChange} />
  )
  const { rerender } = render(box(options, false))
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Where?' })
  act(() => input.focus())
  fireEvent.change(input, { target: { value: 'Ōta' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onChange).not.toHaveBeenCalled()
  rerender(box(options, true))
  act(() => vi.advanceTimersByTime(500))
  expect(onChange).not.toHaveBeenCalled()
  rerender(box(options, false))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(options[0])
  expect(input.value).toBe('Ōtaki')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('Enter takes nothing where nothing is found, and forgets it once something else is typed', () => {
  const onChange = vi.fn()
  const box = (offered: typeof options) => (
    <ComboBox label="Where?" options={offered} onSearch={() => {}} onChange={onChange} />
  )
  const { rerender } = render(box([]))
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Where?' })
  act(() => input.focus())
  fireEvent.change(input, { target: { value: 'xyz' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  act(() => vi.advanceTimersByTime(500))
  rerender(box(options))
  expect(onChange).not.toHaveBeenCalled()
  expect(input.value).toBe('xyz')
})

test('the same option can be chosen again after other text', () => {
  const onChange = vi.fn()
  render(<ComboBox label="Where?" options={options} onSearch={() => {}} onChange={onChange} />)
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Where?' })
  act(() => input.focus())
  for (const typed of ['Ōta', 'Ōt']) {
    fireEvent.change(input, { target: { value: typed } })
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(input.value).toBe('Ōtaki')
  }
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('an option is chosen again once its text is typed again', () => {
  const onSearch = vi.fn()
  const onChange = vi.fn()
  const box = (offered: typeof options) => (
    <ComboBox label="Where?" options={offered} onSearch={onSearch} onChange={onChange} />
  )
  const { rerender } = render(box(options))
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Where?' })
  act(() => input.focus())
  fireEvent.change(input, { target: { value: 'Ōta' } })
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  fireEvent.keyDown(input, { key: 'Enter' })
  fireEvent.change(input, { target: { value: 'Ōtak' } })
  rerender(box([]))
  expect(onChange).toHaveBeenCalledOnce()
  fireEvent.change(input, { target: { value: 'Ōtaki' } })
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(onChange).toHaveBeenLastCalledWith(options[0])
  expect(input.value).toBe('Ōtaki')
})

test('takes new text from outside and keeps the focus', () => {
  const box = (words: string) => (
    <ComboBox label="Where?" defaultText={words} options={options} onSearch={() => {}} onChange={() => {}} />
  )
  const { rerender } = render(box('Levin'))
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Where?' })
  act(() => input.focus())
  fireEvent.change(input, { target: { value: 'Lev' } })
  rerender(box('Levin'))
  expect(input.value).toBe('Lev')
  rerender(box('Foxton'))
  expect(input.value).toBe('Foxton')
  expect(document.activeElement).toBe(input)
})

test('searches again for the initial text', () => {
  const onSearch = vi.fn()
  render(<ComboBox label="Where?" defaultText="Ōtaki" options={[]} onSearch={onSearch} onChange={() => {}} />)
  const input = screen.getByRole('combobox', { name: 'Where?' })
  act(() => input.focus())
  fireEvent.change(input, { target: { value: 'Ōtak' } })
  fireEvent.change(input, { target: { value: 'Ōtaki' } })
  act(() => vi.advanceTimersByTime(500))
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('Ōtaki')
})

test('says that nothing was found only once it has searched', () => {
  render(<ComboBox label="Where?" options={[]} onSearch={() => {}} onChange={() => {}} emptyText="No such place." />)
  const input = screen.getByRole('combobox', { name: 'Where?' })
  act(() => input.focus())
  fireEvent.change(input, { target: { value: 'Xyz' } })
  expect(screen.getByText('Looking')).toBeInTheDocument()
  act(() => vi.advanceTimersByTime(500))
  expect(screen.getByText('No such place.')).toBeInTheDocument()
})

test('a screen reader is told how many options there are, or that there are none, once they were looked for', async () => {
  const box = (offered: typeof options, isLoading: boolean) => (
    <ComboBox
      label="Where?"
      options={offered}
      isLoading={isLoading}
      onSearch={() => {}}
      onChange={() => {}}
      emptyText="No such place."
    />
  )
  newAnnouncer()
  const said = () => document.querySelector('[data-live-announcer] [aria-live="assertive"]')?.textContent
  const { rerender } = render(box([], false))
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Where?' })
  act(() => input.focus())
  await act(async () => fireEvent.change(input, { target: { value: 'Ōta' } }))
  rerender(box([], true))
  await act(async () => vi.advanceTimersByTime(500))
  expect(screen.getByText('Looking')).toBeInTheDocument()
  expect(said()).toBe('')
  await act(async () => rerender(box(options, false)))
  expect(said()).toBe('1 option available.')
  await act(async () => fireEvent.change(input, { target: { value: 'Ōtax' } }))
  await act(async () => rerender(box([], true)))
  await act(async () => vi.advanceTimersByTime(500))
  expect(said()).toBe('')
  await act(async () => rerender(box([], false)))
  expect(said()).toBe('No such place.')
})

test('words that are left without a choice say so, until others are typed', () => {
  const box = (defaultText: string) => (
    <ComboBox
      label="Where?"
      options={[]}
      defaultText={defaultText}
      unmatchedText="Choose a place from the list."
      onSearch={() => {}}
      onChange={() => {}}
    />
  )
  const { rerender } = render(box(''))
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Where?' })
  act(() => input.focus())
  fireEvent.change(input, { target: { value: 'zzz' } })
  act(() => input.blur())
  expect(input).toHaveAccessibleDescription(/Choose a place from the list\./)
  act(() => input.focus())
  fireEvent.change(input, { target: { value: 'zz' } })
  expect(input).not.toHaveAccessibleDescription(/Choose a place/)
  fireEvent.keyDown(input, { key: 'Escape' })
  // The back button brings another one.
  rerender(box('Newtown, Wellington'))
  expect(input.value).toBe('Newtown, Wellington')
  expect(screen.queryByRole('listbox')).toBeNull()
})
