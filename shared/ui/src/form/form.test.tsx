import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { EmailField } from '../fields/email-field.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { TextArea } from '../fields/text-area.tsx'
import { TextField } from '../fields/text-field.tsx'
import { HelpIcon } from '../messages/help-icon.tsx'
import { Form } from './form.tsx'

afterEach(cleanup)

const wrongName = { name: 'Write your name.' }

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
  const summary = screen.getByRole('group', { name: '2 things to fix before we can book' })
  expect(document.activeElement).toBe(summary)
})

test('the second attempt moves the focus again', async () => {
  const { rerender } = render(<BookingForm errors={{ name: 'Write your name.' }} />)
  await userEvent.click(screen.getByLabelText('Email'))
  rerender(<BookingForm errors={{ name: 'Write your name.' }} />)
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '1 thing to fix before we can book' }))
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

test('the error of a field goes with the first letter, so that nothing moves when the field is left', async () => {
  render(<BookingForm errors={{ name: 'Write your name.', email: 'Add the part after the @.' }} />)
  const name = screen.getByRole('textbox', { name: 'Name' })
  const sentences = () => screen.queryAllByText('Write your name.').filter((found) => found.closest('a') === null)
  expect(sentences()).toHaveLength(1)
  await userEvent.type(name, 'M')
  expect(sentences()).toHaveLength(0)
  expect(name.getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Email' }).getAttribute('aria-invalid')).toBe('true')
})

test('a field that the screen keeps takes every letter, also while its error goes', async () => {
  const seen = vi.fn()
  function Kept() {
    const [name, setName] = useState('')
    return (
      <Form label="Booking" errors={wrongName}>
        <TextField label="Name" name="name" value={name} onChange={setName} />
        <TextArea label="Words" name="words" value={name} onChange={seen} />
      </Form>
    )
  }
  render(<Kept />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mere')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Mere')
  await userEvent.type(screen.getByRole('textbox', { name: 'Words' }), '!')
  expect(seen.mock.calls).toEqual([['Mere!']])
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
