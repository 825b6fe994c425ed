import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { HelpIcon } from './help-icon.tsx'

test('each paragraph of a help text stands by itself', async () => {
  render(<HelpIcon about="repeats">{'Book it daily.\n\nWe check each date.'}</HelpIcon>)
  await userEvent.click(screen.getByRole('button', { name: 'Help about repeats' }))
  expect(await screen.findByText('Book it daily.')).toBeInTheDocument()
  expect(screen.getByText('We check each date.')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText('Book it daily.')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Help about repeats' })))
})
