import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ActivityDays, anyDay, type MapFilters, noFilters } from '@waymark/web-kit/map-state'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ActivityFilters } from './activity-filters.tsx'

afterEach(cleanup)

interface Asked {
  readonly filters: MapFilters
  readonly days: ActivityDays
}

function Filters({ start, asked }: { readonly start: Asked; readonly asked: Asked[] }) {
  const [{ filters, days }, setState] = useState(start)
  return (
    <ActivityFilters
      filters={filters}
      days={days}
      onFilters={(changed, changedDays = days) => {
        const next = { filters: { ...filters, ...changed }, days: changedDays }
        asked.push(next)
        setState(next)
      }}
    />
  )
}

function show(start: Partial<Asked> = {}): Asked[] {
  const asked: Asked[] = []
  render(<Filters start={{ filters: noFilters, days: anyDay, ...start }} asked={asked} />)
  return asked
}

test('narrows by kind, age and price, each at once, and says how many are on', async () => {
  const asked = show()
  await userEvent.click(screen.getByRole('button', { name: 'Activities' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Swimming' }))
  expect(asked.at(-1)?.filters.activityKindIds).toEqual([22])
  await userEvent.type(screen.getByRole('textbox', { name: /Age of the person coming/ }), '12')
  expect(asked.at(-1)?.filters.age).toBe(12)
  await userEvent.type(screen.getByRole('textbox', { name: /At most/ }), '0')
  expect(asked.at(-1)?.filters).toMatchObject({ activityKindIds: [22], age: 12, maxPriceCents: 0 })
  expect(screen.getByRole('button', { name: 'Activities (3 on)' })).toBeTruthy()
})

test('an age out of bounds is refused at its field, and the filter stays as it was', async () => {
  const asked = show({ filters: { ...noFilters, age: 7 } })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Age of the person coming/ })
  await userEvent.clear(field)
  await userEvent.type(field, '190')
  await userEvent.tab()
  expect(field.value).toBe('190')
  expect(asked.at(-1)?.filters.age).toBe(19)
})

test('a first day after the last one takes the last one back', async () => {
  const asked = show({ days: { from: '2026-12-05', until: '2026-12-06' } })
  const from = within(screen.getByRole('group', { name: /From/ })).getByRole('spinbutton', { name: /day/ })
  await userEvent.type(from, '09')
  await userEvent.click(document.body)
  expect(asked.at(-1)?.days).toEqual({ from: '2026-12-09', until: null })
})
