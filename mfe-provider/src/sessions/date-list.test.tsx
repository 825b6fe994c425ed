import { render, screen } from '@testing-library/react'
import { sessionAvailability } from '@waymark/domain/enums'
import { expect, test } from 'vitest'
import type { PlannedDate } from './builder-dates.ts'
import { DateList } from './date-list.tsx'

const atNight: PlannedDate = {
  startDateTime: '2027-04-04T02:30:00',
  endDateTime: '2027-04-04T03:30:00',
  chosenStart: '2027-04-04T02:30:00',
  chosenEnd: '2027-04-04T03:30:00',
  availability: sessionAvailability.Available,
  becomes: 'added',
  position: 0,
  alternativeStarts: [],
  reason: null,
  note: null,
  closedFor: null,
  replacesActivitySessionId: null,
  replacesCount: 0,
}
const nothing = () => undefined

test.each([
  ['Pacific/Auckland', 1],
  ['Australia/Brisbane', 0],
])('a time in %s that comes twice says which one is meant', (timeZone, count) => {
  render(
    <DateList
      checked={{ data: [], error: null, isFetching: false, refetch: nothing }}
      planned={[atNight]}
      timeZone={timeZone}
      holidays={[]}
      onTakeOut={nothing}
      onPutBack={nothing}
      onMove={nothing}
    />,
  )
  expect(screen.getByText('Available')).toBeVisible()
  expect(screen.queryAllByText(/^The clocks go back: 2:30\sam comes twice; the first one is meant\.$/)).toHaveLength(
    count,
  )
})
