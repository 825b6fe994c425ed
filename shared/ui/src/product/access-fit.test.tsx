import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AccessFit, fitWords } from './access-fit.tsx'

test('unknown never counts as met', () => {
  expect(fitWords(['met', 'met', 'met', 'met', 'unknown'], 'full')).toBe('Fits 4 of your 5 needs. 1 is unknown.')
})

test('what is not met comes before what is unknown', () => {
  expect(fitWords(['met', 'notMet', 'unknown', 'unknown'], 'full')).toBe(
    'Fits 1 of your 4 needs. 1 is not met. 2 are unknown.',
  )
})

test('the short form for lists', () => {
  expect(fitWords(['met', 'met'], 'short')).toBe('Fits all 2')
  expect(fitWords(['met', 'notMet', 'unknown'], 'short')).toBe('Fits 1 of 3')
  expect(fitWords([], 'short')).toBe('No needs set')
})

test('everything met', () => {
  expect(fitWords(['met', 'met'], 'full')).toBe('Fits all your 2 needs.')
  expect(fitWords(['met'], 'full')).toBe('Fits your 1 need.')
})

test('one need is not called needs', () => {
  expect(fitWords(['unknown'], 'full')).toBe('Fits 0 of your 1 need. 1 is unknown.')
})

test('the short form says what its shapes show', () => {
  const { container, rerender } = render(<AccessFit needs={['met', 'notMet', 'unknown', 'unknown']} />)
  expect(container.textContent).toBe('Fits 1 of 4. 1 is not met. 2 are unknown.')
  rerender(<AccessFit needs={['met', 'met']} />)
  expect(container.textContent).toBe('Fits all 2')
})
