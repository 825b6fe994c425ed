import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SearchField } from './search-field.tsx'

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
