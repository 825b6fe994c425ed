import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SearchField, type SearchFieldProps } from './search-field.tsx'

/** As a list has it: what is searched for is its own state. */
function Searched({ hint, onChange }: Pick<SearchFieldProps, 'hint' | 'onChange'>) {
  const [value, setValue] = useState('Moana')
  return (
    <SearchField
      label="Search"
      hint={hint}
      value={value}
      onChange={(words) => {
        setValue(words)
        onChange(words)
      }}
    />
  )
}

beforeEach(() => {
  vi.useFakeTimers()
})

test('onSearch is called 500 ms after the last key', () => {
  const onChange = vi.fn()
  render(<SearchField label="Search" value="" onChange={onChange} />)
  const input = screen.getByRole('searchbox', { name: 'Search' })
  fireEvent.change(input, { target: { value: 'Mo' } })
  act(() => vi.advanceTimersByTime(400))
  fireEvent.change(input, { target: { value: 'Moana' } })
  act(() => vi.advanceTimersByTime(499))
  expect(onChange).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Moana')
})

test('a new value from outside replaces what is typed', () => {
  const { rerender } = render(<SearchField label="Search" value="Moana" onChange={() => {}} />)
  rerender(<SearchField label="Search" value="Rintoul" onChange={() => {}} />)
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Rintoul')
})

test('Enter searches at once', () => {
  const onChange = vi.fn()
  render(<SearchField label="Search" value="" onChange={onChange} />)
  const input = screen.getByRole('searchbox')
  fireEvent.change(input, { target: { value: 'Moana' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Moana')
})

test('Escape clears it and leaves a dialog around it open; a second one is for the dialog', () => {
  const onChange = vi.fn()
  const onKeyDown = vi.fn()
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
    <div onKeyDown={onKeyDown}>
      <Searched onChange={onChange} />
    </div>,
  )
  const input = screen.getByRole<HTMLInputElement>('searchbox')
  fireEvent.keyDown(input, { key: 'Escape' })
  expect(onChange).toHaveBeenCalledExactlyOnceWith('')
  expect(input.value).toBe('')
  expect(onKeyDown).not.toHaveBeenCalled()
  fireEvent.keyDown(input, { key: 'Escape' })
  expect(onKeyDown).toHaveBeenCalledOnce()
})

test('Clear empties it and gives it the focus', () => {
  const onChange = vi.fn()
  render(<Searched hint="Part of a name" onChange={onChange} />)
  const input = screen.getByRole<HTMLInputElement>('searchbox', { description: 'Part of a name' })
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('')
  expect(document.activeElement).toBe(input)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a word that is still composed is not searched by Enter', () => {
  const onChange = vi.fn()
  render(<SearchField label="Search" value="Mo" onChange={onChange} />)
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', isComposing: true })
  expect(onChange).not.toHaveBeenCalled()
})
