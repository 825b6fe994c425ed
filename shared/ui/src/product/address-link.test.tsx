import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AddressLink } from './address-link.tsx'

const address = '31 Ohiro Road, Brooklyn, Wellington 6021'

test('a short address shows street and suburb, and leads to the whole of it', () => {
  render(<AddressLink address={address} isPlain isShort />)
  const link = screen.getByRole('link', { name: /^31 Ohiro Road, Brooklyn, Wellington 6021/ })
  expect(link.getAttribute('href')).toContain(encodeURIComponent(address))
  expect(screen.getByText('31 Ohiro Road, Brooklyn')).toBeVisible()
})

test('without an address there is nothing to open', () => {
  render(<AddressLink address="" isPlain />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('a short address with a unit keeps its suburb', () => {
  render(<AddressLink address="Unit 2, 9 Constable Street, Newtown, Wellington 6021" isPlain isShort />)
  expect(screen.getByText('Unit 2, 9 Constable Street, Newtown')).toBeInTheDocument()
})
