import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { allLoaded, type LoadState } from './load-state.ts'
import { Loaded } from './loaded.tsx'

const waiting: LoadState<string[]> = { data: undefined, error: null, isFetching: true, refetch: vi.fn() }
const loaded: LoadState<string[]> = { ...waiting, data: ['Ramp', 'Lift'], isFetching: false }
const failed: LoadState<string[]> = {
  ...waiting,
  error: { message: 'You are offline.', status: 0, requestId: 'r-7' },
  isFetching: false,
}

function Facts({ of }: { of: LoadState<string[]> }) {
  return (
    <Loaded
      of={of}
      what="the facts"
      empty={(facts) => facts.length === 0 && { title: 'No facts yet', children: 'They stand here.' }}
      sum={(facts) => `${facts.length} facts`}
      missing={{ title: 'We could not find this place', next: 'Choose another.' }}
      instead={({ name }) => name === 'NotOffered' && <p>Nothing is offered here.</p>}
      actions={<a href="/other">Other places</a>}
    >
      {(facts) => <p>{facts.join(', ')}</p>}
    </Loaded>
  )
}

test('one status stays in the document and says what came of it', () => {
  const { rerender } = render(<Facts of={waiting} />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  rerender(<Facts of={loaded} />)
  expect(status.textContent).toBe('2 facts')
  expect(screen.getByText('Ramp, Lift')).toBeInTheDocument()
  rerender(<Facts of={{ ...loaded, data: [] }} />)
  expect(status.isConnected).toBe(true)
  expect(status.textContent).toBe('No facts yet')
  expect(screen.getByRole('heading', { name: 'No facts yet' })).toBeInTheDocument()
})

test('the line above keeps to an answer that another one will replace', () => {
  const list = (of: LoadState<string[]>, place: string) => (
    <Loaded of={of} what="the facts" sum={(facts) => `${facts.length} facts near ${place}`}>
      {(facts) => <p>{facts.join(', ')}</p>}
    </Loaded>
  )
  const { rerender } = render(list(loaded, 'Napier'))
  rerender(list({ ...loaded, isPlaceholderData: true }, 'Taupō'))
  expect(screen.getByRole('status').textContent).toBe('2 facts near Napier')
  rerender(list({ ...loaded, data: ['Ramp'] }, 'Taupō'))
  expect(screen.getByRole('status').textContent).toBe('1 facts near Taupō')
})

test('a long wait is said, a short one not', () => {
  vi.useFakeTimers()
  render(<Facts of={waiting} />)
  act(() => vi.advanceTimersByTime(1000))
  expect(screen.getByRole('status').textContent).toBe('Loading the facts')
})

test('what failed says what to do, a number for support, and tries again', async () => {
  const refetch = vi.fn()
  render(<Facts of={{ ...failed, refetch }} />)
  const alert = screen.getByRole('alert')
  for (const words of ['The facts did not load', 'You are offline.', 'Request r-7'])
    expect(alert.textContent).toContain(words)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('what was loaded before stays, with a note', async () => {
  const refetch = vi.fn()
  render(<Facts of={{ ...failed, data: ['Ramp'], refetch }} />)
  expect(screen.getByText('Ramp')).toBeInTheDocument()
  expect(screen.getByText('This may be out of date.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Load again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('what is not there cannot be tried again', () => {
  render(<Facts of={{ ...failed, error: { message: 'Not found.', status: 404 } }} />)
  expect(screen.getByRole('alert').textContent).toContain('We could not find this place')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a refusal that stays the same is shown by the screen; what can be tried again offers more to do', () => {
  const { rerender } = render(<Facts of={{ ...failed, error: { message: 'No.', name: 'NotOffered', status: 409 } }} />)
  expect(screen.getByText('Nothing is offered here.')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<Facts of={failed} />)
  expect(screen.getByRole('link', { name: 'Other places' })).toBeInTheDocument()
})

test('several reads are there when all are, and those that failed are asked again', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  expect(allLoaded(loaded, waiting).data).toBeUndefined()
  expect(allLoaded(loaded, { ...loaded, data: ['Toilet'] }).data).toEqual([['Ramp', 'Lift'], ['Toilet']])
  const state = allLoaded({ ...loaded, refetch: first }, { ...failed, refetch: second })
  expect(state.error?.message).toBe('You are offline.')
  state.refetch()
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledOnce()
})
