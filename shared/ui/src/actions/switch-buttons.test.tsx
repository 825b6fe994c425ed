import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SwitchButtons } from './switch-buttons.tsx'

test('the present one is marked, the other says where it leads, and no arrow key goes there', async () => {
  const onPress = vi.fn()
  render(
    <SwitchButtons
      label="Mode"
      options={[
        { id: 'one', label: 'One', leadsTo: 'opens one' },
        { id: 'two', label: 'Two', leadsTo: 'opens two' },
      ]}
      value="one"
      onPress={onPress}
    />,
  )
  const present = screen.getByRole('button', { name: 'One' })
  expect(present).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('button', { name: 'Two, opens two' })).not.toHaveAttribute('aria-current')
  present.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(onPress).not.toHaveBeenCalled()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledWith('two')
})
