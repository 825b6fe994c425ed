import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { library } from '../testing/library.ts'
import { VenueLead } from './venue-lead.tsx'

test('a place without hours says that they are not given, and neither that it is open nor closed', () => {
  const { rerender } = render(<VenueLead venue={library} />)
  expect(screen.getByText('Hours not given')).toBeInTheDocument()
  const allWeek = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, opens: '00:00', closes: '00:00' }))
  rerender(<VenueLead venue={{ ...library, openingHours: allWeek }} />)
  expect(screen.getByText('Always open')).toBeInTheDocument()
  expect(screen.queryByText('Hours not given')).toBeNull()
})
