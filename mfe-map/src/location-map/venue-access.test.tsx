import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { library } from '../testing/library.ts'
import { VenueAccess } from './venue-access.tsx'

const lift = 16
const outage = {
  outageId: 5,
  accessibilityOptionId: lift,
  amenityId: null,
  title: null,
  startDateTime: '2026-01-01T09:00:00',
  endDateTime: null,
  note: '',
}
const fact = {
  accessibilityOptionId: lift,
  value: 'yes' as const,
  measure: null,
  note: null,
  source: null,
  checkedOn: null,
  photo: null,
  photoAlt: null,
}
const needs = [{ optionId: lift, weight: 'must' as const, threshold: null }]

test('a need is not met by what is out of order now, and is by what will be or was', () => {
  const place = { ...library, accessibilityFacts: [fact] }
  const { rerender } = render(<VenueAccess venue={{ ...place, outages: [outage] }} needs={needs} />)
  expect(screen.getByText('Out of order now, otherwise: Yes')).toBeInTheDocument()
  expect(screen.getByText('Not met')).toBeInTheDocument()
  const others = [
    { ...outage, startDateTime: '2099-01-01T09:00:00' },
    { ...outage, endDateTime: '2026-01-02T09:00:00' },
  ]
  rerender(<VenueAccess venue={{ ...place, outages: others }} needs={needs} />)
  expect(screen.queryByText(/Out of order/)).toBeNull()
  expect(screen.getByText('Met')).toBeInTheDocument()
})
