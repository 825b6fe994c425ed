import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { SearchBox } from './search-box.tsx'

const towns = ['Te Aro, Wellington', 'Te Aroha, Waikato']

function TownSearch({ onSubmit = () => undefined }: { readonly onSubmit?: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <SearchBox
      label="Near"
      text={text}
      groups={[
        { id: 'towns', title: 'Towns', icon: MapPin, options: towns.map((label) => ({ id: `town ${label}`, label })) },
      ]}
      debounceMs={0}
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
