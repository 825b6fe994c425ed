import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SeatBar } from './seat-bar.tsx'

test('says in words how full it is, and draws one mark for each space', () => {
  const { container } = render(<SeatBar taken={7} held={2} total={12} />)
  expect(screen.getByText('7 of 12')).toBeInTheDocument()
  expect(screen.getByText('2 held while they pay')).toBeInTheDocument()
  const drawn = container.querySelector('[aria-hidden="true"]')
  expect(drawn?.children).toHaveLength(12)
  expect(drawn?.querySelectorAll('[class*="booked"]')).toHaveLength(5)
  expect(drawn?.querySelectorAll('[class*="waiting"]')).toHaveLength(2)
})

test('a large number of spaces is one bar', () => {
  const { container } = render(<SeatBar taken={150} total={2000} />)
  expect(screen.getByText('150 of 2000')).toBeInTheDocument()
  expect(container.querySelector('svg')?.querySelectorAll('rect')).toHaveLength(2)
  expect(screen.queryByText(/held/)).toBeNull()
})

test('spaces that are offered to the waitlist are not held for a payment', () => {
  const { container } = render(<SeatBar taken={3} offered={1} total={3} />)
  expect(screen.getByText('1 offered to the waitlist')).toBeInTheDocument()
  expect(screen.queryByText(/held/)).toBeNull()
  expect(container.querySelectorAll('[class*="booked"]')).toHaveLength(2)
})
