import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'

test('spaces are stripped from a password, typed or pasted', async () => {
  const onChange = vi.fn()
  render(<PasswordField label="Password" onChange={onChange} />)
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  await userEvent.type(input, 'Way mark')
  await userEvent.paste(' -2026 ')
  expect(input.value).toBe('Waymark-2026')
  expect(onChange).toHaveBeenLastCalledWith('Waymark-2026')
})

test('Show turns the password into text and back', async () => {
  render(<PasswordField label="Password" />)
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  expect(input.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show the password' }))
  expect(input.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide the password' }))
  expect(input.type).toBe('password')
})

test('spaces are stripped from an email address', async () => {
  render(<EmailField label="Email" />)
  const input = screen.getByLabelText<HTMLInputElement>('Email')
  await userEvent.type(input, 'hemi @example.org.nz')
  expect(input.value).toBe('hemi@example.org.nz')
})
