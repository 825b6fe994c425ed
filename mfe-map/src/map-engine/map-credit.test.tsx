import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MapCredit } from './map-credit.tsx'

const tiles = { url: 'https://tiles.example/streets.pmtiles', boxes: [] }

test('OpenStreetMap is credited, with its licence, where its streets are drawn', () => {
  render(<MapCredit zoom={16} tiles={tiles} hasStreets />)
  const link = screen.getByRole('link', { name: '© OpenStreetMap contributors' })
  expect(link).toHaveProperty('href', 'https://www.openstreetmap.org/copyright')
  expect(document.body.textContent).toContain('Coast: GSHHG')
  expect(document.body.textContent).not.toContain('no streets')
})

test('a map without streets here says so close up, and credits nobody for them', () => {
  const { rerender } = render(<MapCredit zoom={16} tiles={null} hasStreets={false} />)
  expect(document.body.textContent).toContain('This map has no streets.')
  expect(screen.queryByRole('link')).toBeNull()
  rerender(<MapCredit zoom={12} tiles={null} hasStreets={false} />)
  expect(document.body.textContent).not.toContain('no streets')
})
