import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TimeButtons } from '../fields/time-buttons.tsx'
import { MonthCalendar } from './month-calendar.tsx'

const freeCounts: Record<string, number> = { '2026-11-23': 0, '2026-11-24': 5, '2026-11-25': 1 }

function Calendar({ onChange = () => {} }: { onChange?: (date: string) => void }) {
  return (
    <MonthCalendar
      label="Day of the visit"
      value="2026-11-24"
      onChange={onChange}
      freeCountOf={(date) => freeCounts[date]}
      today="2026-11-20"
    />
  )
}

test('each day says its date and how many times are free', () => {
  render(<Calendar />)
  expect(screen.getByRole('button', { name: 'Tuesday 24 November 2026, 5 free times, chosen' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Wednesday 25 November 2026, 1 free time' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Monday 23 November 2026, no free times' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Thursday 19 November 2026, cannot be booked' })).toBeInTheDocument()
})

test('a day after the last one is too far ahead, however many times are free', () => {
  render(
    <MonthCalendar
      label="Day of the visit"
      value={null}
      onChange={() => {}}
      freeCountOf={() => 5}
      today="2026-11-20"
      maxDate="2026-11-24"
    />,
  )
  expect(screen.getByRole('button', { name: 'Tuesday 24 November 2026, 5 free times' })).toHaveTextContent('5 free')
  const after = screen.getByRole('button', { name: 'Wednesday 25 November 2026, too far ahead to book' })
  expect(after).not.toHaveTextContent('free')
})

test('a day is chosen by keyboard; a full one is focusable but cannot be chosen', async () => {
  const onChange = vi.fn()
  render(<Calendar onChange={onChange} />)
  screen.getByRole('button', { name: /24 November 2026, 5 free/ }).focus()
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Monday 23 November 2026, no free times')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  expect(onChange).toHaveBeenCalledWith('2026-11-25')
})

test('the keyboard starts on the next free day, not on today', async () => {
  render(
    <MonthCalendar
      label="Day of the visit"
      value={null}
      onChange={() => {}}
      freeCountOf={(date) => freeCounts[date]}
      today="2026-11-20"
      firstDay="2026-11-24"
    />,
  )
  await userEvent.tab()
  while (document.activeElement?.getAttribute('aria-label')?.includes('free') !== true) await userEvent.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Tuesday 24 November 2026, 5 free times')
})

test('a day within the lead time is too soon, not full', () => {
  render(
    <MonthCalendar
      label="Day of the visit"
      value={null}
      onChange={() => {}}
      freeCountOf={() => 0}
      today="2026-11-20"
      tooSoonBefore="2026-11-22"
    />,
  )
  const day = (name: RegExp) => screen.getByRole('button', { name })
  expect(day(/21 November 2026, too soon to book$/).textContent).toBe('21Too soon')
  expect(day(/22 November 2026, no free times$/).textContent).toBe('22None')
  expect(day(/20 November 2026, too soon to book$/).textContent).toBe('20Today')
})

test('times are grouped by part of the day', () => {
  render(<TimeButtons title="Tuesday" times={['09:15', '13:00', '17:00']} value="09:15" onChange={() => {}} />)
  expect(screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
    'Morning',
    'Afternoon',
    'Evening',
  ])
  expect(screen.getByRole('button', { name: '9:15\u00a0am', pressed: true })).toBeInTheDocument()
})
