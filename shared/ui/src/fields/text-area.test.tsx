import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextArea } from './text-area.tsx'

test('a line break counts as an extra character', () => {
  render(<TextArea label="Notes" maxCharacters={10} value={'ab\ncd'} />)
  expect(screen.getByText('6 of 10 characters')).toBeInTheDocument()
})

test('text that is too long is reported, not cut off', () => {
  render(<TextArea label="Notes" maxCharacters={3} value="abcde" />)
  expect(screen.getByText('2 characters too many')).toBeInTheDocument()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('abcde')
})
