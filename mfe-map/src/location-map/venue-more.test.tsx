import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { library } from '../testing/library.ts'
import { VenueMore } from './venue-more.tsx'

test('a badge partner is named, with its logo where it has one', () => {
  const badgeLogos = [
    { url: '/files/d.webp', alt: 'Access Aotearoa' },
    { url: '', alt: 'Quiet Hours Network' },
  ]
  const { container } = render(<VenueMore venue={{ ...library, badgeLogos }} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'Vouched for by Access Aotearoa',
    'Vouched for by Quiet Hours Network',
  ])
  expect(container.querySelectorAll('img')).toHaveLength(1)
})
