import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { OnePerson } from './one-person.tsx'

const sina = { userProfileId: 21, firstName: 'Sina', lastName: 'Leota' }
const tane = { userProfileId: 22, firstName: 'Tāne', lastName: 'Wiremu' }

function Question({ total, onSearch }: { readonly total: number; readonly onSearch: (text: string) => void }) {
  const [person, setPerson] = useState<typeof sina | null>(null)
  return (
    <>
      <OnePerson
        label="Staff"
        people={[sina, tane]}
        total={total}
        value={person}
        onChange={setPerson}
        onSearch={onSearch}
        emptyText="Nobody with this name."
      />
      <p data-testid="chosen">{person ? person.firstName : 'Nobody yet'}</p>
    </>
  )
}

test('a few people are a list to choose from', async () => {
  render(<Question total={2} onSearch={vi.fn()} />)
  expect(screen.queryByRole('combobox')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Tāne Wiremu' }))
  expect(screen.getByTestId('chosen').textContent).toBe('Tāne')
})

test('many people are searched by name; other text clears the choice', async () => {
  const onSearch = vi.fn()
  render(<Question total={60} onSearch={onSearch} />)
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByText('60 people: type part of a name.')).toBeInTheDocument()
  await userEvent.type(screen.getByRole('combobox', { name: 'Staff' }), 'Tān')
  await vi.waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('Tān'))
  await userEvent.click(await screen.findByRole('option', { name: 'Tāne Wiremu' }))
  expect(screen.getByTestId('chosen').textContent).toBe('Tāne')
  await userEvent.type(screen.getByRole('combobox', { name: 'Staff' }), 'x')
  expect(screen.getByTestId('chosen').textContent).toBe('Nobody yet')
})
