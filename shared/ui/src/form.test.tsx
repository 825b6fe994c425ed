import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { EmailField } from './email-field.tsx'
import { Form } from './form.tsx'
import { HelpIcon } from './help-icon.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

function BookingForm({ errors }: { errors?: Record<string, string> }) {
  return (
    <Form label="Booking" errors={errors} labels={{ email: 'Email' }} purpose="book">
      <TextField label="Name" name="name" help={<HelpIcon about="Name">Your whole name.</HelpIcon>} />
      <EmailField label="Email" name="email" />
      <SelectField label="Repeat" name="repeat" options={[{ id: 'weekly', label: 'Weekly' }]} />
    </Form>
  )
}

test('a new set of errors moves the focus to the summary', () => {
  const { rerender } = render(<BookingForm />)
  rerender(<BookingForm errors={{ name: 'Write your name.', email: 'Add the part after the @.' }} />)
  const summary = screen.getByRole('group', { name: '2 things to mend before we can book' })
  expect(document.activeElement).toBe(summary)
})

test('the second attempt moves the focus again', async () => {
  const { rerender } = render(<BookingForm errors={{ name: 'Write your name.' }} />)
  await userEvent.click(screen.getByLabelText('Email'))
  rerender(<BookingForm errors={{ name: 'Write your name.' }} />)
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '1 thing to mend before we can book' }))
})

test('a link of the summary leads to its field, past the help button', async () => {
  render(<BookingForm errors={{ name: 'Write your name.', repeat: 'Choose one.' }} />)
  await userEvent.click(screen.getByRole('link', { name: 'Write your name.' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  await userEvent.click(screen.getByRole('link', { name: 'Choose one.' }))
  expect(document.activeElement?.getAttribute('aria-haspopup')).toBe('listbox')
})

test('an error stands under the field that has its name, and describes it', () => {
  render(<BookingForm errors={{ email: 'Add the part after the @.' }} />)
  const email = screen.getByRole('textbox', { name: 'Email' })
  expect(email.getAttribute('aria-invalid')).toBe('true')
  const described = (email.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(described).toContain('Add the part after the @.')
  expect(screen.getByRole('link', { name: 'Email: Add the part after the @.' })).toBeTruthy()
})

test('submitting gives the values by name and does not leave the page', async () => {
  const onSubmit = vi.fn()
  render(
    <Form label="Your details" onSubmit={(data) => onSubmit(data.get('name'))}>
      <TextField label="Name" name="name" />
      <button type="submit">Save</button>
    </Form>,
  )
  await userEvent.type(screen.getByLabelText('Name'), 'Hēmi')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledWith('Hēmi')
})
