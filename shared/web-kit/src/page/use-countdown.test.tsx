import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAnnouncement } from './announcement.ts'
import { useCountdown } from './use-countdown.ts'

const start = Date.parse('2026-11-23T00:00:00Z')
const inMinutes = (minutes: number) => new Date(start + minutes * 60_000).toISOString()

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  useAnnouncement.setState({ text: '' })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Held({ until }: { readonly until: string }) {
  const { minutesLeft, isOver } = useCountdown(until, { at: [10, 5, 2], words: (left) => `${left} minutes left` })
  return <p>{isOver ? 'over' : minutesLeft}</p>
}

const pass = (minutes: number) => act(() => vi.advanceTimersByTime(minutes * 60_000))
const said = () => useAnnouncement.getState().text

test('counts whole minutes, speaks at the given ones, and ends', () => {
  render(<Held until={inMinutes(11.5)} />)
  screen.getByText('12')
  pass(1)
  screen.getByText('11')
  expect(said()).toBe('')
  pass(1)
  expect(said()).toBe('10 minutes left')
  pass(5)
  expect(said()).toBe('5 minutes left')
  pass(3)
  screen.getByText('2')
  expect(said()).toBe('2 minutes left')
  pass(2)
  screen.getByText('over')
})

test('an extended time starts anew', () => {
  const { rerender } = render(<Held until={inMinutes(2)} />)
  screen.getByText('2')
  rerender(<Held until={inMinutes(31)} />)
  screen.getByText('31')
  pass(40)
  screen.getByText('over')
})
