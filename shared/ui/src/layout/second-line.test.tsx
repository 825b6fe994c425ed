import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SecondLine } from './second-line.tsx'

test('a long email address ends its lines after "@" and dots, and is read as one', () => {
  const { container } = render(<SecondLine>tama.hohepa@aro.example</SecondLine>)
  expect(container).toHaveTextContent(/^tama\.hohepa@aro\.example$/)
  expect(container.innerHTML).toContain('tama.<wbr>hohepa@<wbr>aro.<wbr>example')
})

test('anything else is left as it is', () => {
  const { container } = render(<SecondLine>0.3 km away</SecondLine>)
  expect(container.querySelector('wbr')).toBeNull()
})
