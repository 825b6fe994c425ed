import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { newAnnouncer } from '../testing/new-announcer.ts'
import { SearchBox } from './search-box.tsx'

const towns = ['Te Aro, Wellington', 'Te Aroha, Waikato']

interface TownSearchProps {
  readonly offered?: readonly string[]
  readonly debounceMs?: number
  readonly onSubmit?: (text: string) => void
}

function TownSearch({ offered = towns, debounceMs = 0, onSubmit = () => undefined }: TownSearchProps) {
  const [text, setText] = useState('')
  return (
    <SearchBox
      label="Near"
      text={text}
      groups={[
        {
          id: 'towns',
          title: 'Towns',
          icon: MapPin,
          options: offered.map((label) => ({ id: `town ${label}`, label })),
        },
      ]}
      debounceMs={debounceMs}
      isLoading={false}
      emptyText="Nothing found."
      onText={setText}
      onSearch={() => undefined}
      onChoose={(id) => setText(id.replace('town ', ''))}
      onSubmit={onSubmit}
    />
  )
}

test('a choice stays in the field and does not open the list again; typing does', async () => {
  render(<TownSearch />)
  const field = screen.getByRole('combobox', { name: 'Near' })
  await userEvent.type(field, 'te ar')
  await userEvent.click(await screen.findByRole('option', { name: 'Te Aro, Wellington' }))
  expect(field).toHaveValue('Te Aro, Wellington')
  expect(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.type(field, 'x')
  expect(field).toHaveAttribute('aria-expanded', 'true')
})

test('Enter without a choice means all results', async () => {
  const onSubmit = vi.fn()
  render(<TownSearch onSubmit={onSubmit} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Near' }), 'te ar{Enter}')
  expect(onSubmit).toHaveBeenCalledWith('te ar')
})

test('nothing is said or shown as missing before it was searched for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  newAnnouncer()
  render(<TownSearch debounceMs={250} offered={[]} />)
  const field = screen.getByRole('combobox', { name: 'Near' })
  act(() => field.focus())
  await act(async () => fireEvent.change(field, { target: { value: 'xyz' } }))
  const said = () => document.querySelector('[data-live-announcer] [aria-live="assertive"]')?.textContent
  expect(said()).toBe('')
  expect(screen.getByText('Looking')).toBeInTheDocument()
  await act(async () => vi.advanceTimersByTime(250))
  expect(said()).toBe('Nothing found.')
  vi.useRealTimers()
})
