import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('a disabled button stays in the tab order and says why', async () => {
  const onPress = vi.fn()
  render(
    <Button variant="primary" disabledReason="Choose a time first." onPress={onPress}>
      Confirm booking
    </Button>,
  )
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Confirm booking', description: 'Choose a time first.' })
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  expect(onPress).not.toHaveBeenCalled()
})

test('a pending button says what it does and keeps the focus', async () => {
  const { rerender } = render(<Button>Confirm booking</Button>)
  await userEvent.tab()
  rerender(<Button isPending>Confirm booking</Button>)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Saving' }))
})

test('a button that is held down presses once, and a click gives it the focus', () => {
  const onPress = vi.fn()
  render(<Button onPress={onPress}>Confirm booking</Button>)
  const button = screen.getByRole('button', { name: 'Confirm booking' })
  fireEvent.click(button)
  expect(onPress).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(button)
  fireEvent.keyDown(button, { key: 'Enter' })
  fireEvent.keyDown(button, { key: 'Enter', repeat: true })
  expect(onPress).toHaveBeenCalledTimes(2)
  fireEvent.keyUp(button, { key: ' ' })
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('Enter and the space bar press without a click, which react-aria would take for a screen reader', async () => {
  const onPress = vi.fn()
  const onClick = vi.fn()
  render(<Button onPress={onPress}>Confirm booking</Button>)
  document.addEventListener('click', onClick)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  document.removeEventListener('click', onClick)
  expect(onPress).toHaveBeenCalledTimes(2)
  expect(onClick).not.toHaveBeenCalled()
})

test('a pending button sends no form, not by Enter in a field either', () => {
  const { rerender } = render(<Button type="submit">Confirm booking</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'submit')
  rerender(
    <Button type="submit" isPending>
      Confirm booking
    </Button>,
  )
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})
