import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ListTools } from './list-tools.tsx'

it('changes what the list is of, and its order', async () => {
  const change = vi.fn()
  render(<ListTools show="places" sort="nearest" activitySort="when" hasNeeds={false} onChange={change} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Activities' }))
  expect(change).toHaveBeenLastCalledWith({ show: 'activities' })
  const order = screen.getByRole('combobox', { name: 'Sort by' })
  expect([...order.children].map(({ textContent }) => textContent)).toEqual(['Nearest', 'Checked recently', 'Name'])
  await userEvent.selectOptions(order, 'Name')
  expect(change).toHaveBeenLastCalledWith({ sort: 'name' })
})
