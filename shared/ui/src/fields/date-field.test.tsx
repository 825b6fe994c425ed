import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { expect, test, vi } from 'vitest'
import { Form } from '../form/form.tsx'
import { DateField, type DateFieldProps } from './date-field.tsx'

function renderDate(props: Partial<DateFieldProps>) {
  render(
    <I18nProvider locale="en-NZ">
      <DateField label="From" {...props} />
    </I18nProvider>,
  )
}

/** A day of a form, with what the server said of it. */
const within = (errors: Readonly<Record<string, string>>) => (
  <I18nProvider locale="en-NZ">
    <Form label="Leave" errors={errors}>
      <DateField name="from" label="From" />
    </Form>
  </I18nProvider>
)

async function typeDay(keys: string) {
  await userEvent.click(screen.getByRole('spinbutton', { name: /^day/ }))
  await userEvent.keyboard(keys)
  await userEvent.click(document.body)
}

test.each([
  ['05112026', 'This is too early. Choose 24/11/2026 or later.'],
  ['05112027', 'This is too late. Choose 24/12/2026 or earlier.'],
])('%s is refused in words', async (keys, sentence) => {
  renderDate({ minDate: '2026-11-24', maxDate: '2026-12-24' })
  await typeDay(keys)
  expect(screen.getByText(sentence)).toBeInTheDocument()
})

test('half a date is no empty field', async () => {
  renderDate({ name: 'from' })
  await typeDay('05')
  expect(screen.getByText('Write the whole date, as DD/MM/YYYY.')).toBeInTheDocument()
  expect(document.querySelector<HTMLElement>('[data-field="from"]')?.dataset.refusal).toBeTruthy()
})

test('a day that does not exist is refused by name, not replaced by another', async () => {
  const onChange = vi.fn()
  renderDate({ name: 'from', onChange })
  await typeDay('31022026')
  expect(screen.getByText('There is no 31/02/2026. Write a day of the calendar.')).toBeInTheDocument()
  expect(onChange).not.toHaveBeenCalledWith('2026-02-28')
  await typeDay('28022026')
  expect(onChange).toHaveBeenLastCalledWith('2026-02-28')
  expect(screen.queryByText(/There is no/)).toBeNull()
})

test('a screen that follows each day does not overwrite what is typed meanwhile', async () => {
  const onAccept = vi.fn()
  renderDate({ value: '2026-11-27', onAccept })
  await userEvent.click(screen.getByRole('spinbutton', { name: /^day/ }))
  await userEvent.keyboard('25122026')
  expect(onAccept).not.toHaveBeenCalled()
  await userEvent.click(document.body)
  expect(onAccept.mock.calls).toEqual([['2026-12-25']])
})

test('a day that is refused is not accepted', async () => {
  const onAccept = vi.fn()
  renderDate({ value: '2026-11-27', onAccept, minDate: '2026-11-24' })
  await typeDay('05112026')
  expect(screen.getByText('This is too early. Choose 24/11/2026 or later.')).toBeInTheDocument()
  expect(onAccept).not.toHaveBeenCalled()
})

test('an error of the server stays when the focus was in the field, until another day is typed', async () => {
  const { rerender } = render(within({}))
  await userEvent.click(screen.getByRole('spinbutton', { name: /^day/ }))
  await userEvent.keyboard('05112026')
  rerender(within({ from: 'This day is over.' }))
  await screen.findByRole('link', { name: 'From: This day is over.' })
  await userEvent.click(document.body)
  expect(screen.getByText('This day is over.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('spinbutton', { name: /^day/ }))
  await userEvent.keyboard('06')
  expect(screen.queryByText('This day is over.')).toBeNull()
})

test('an error goes with the day that mends it, not with the press of the button below', async () => {
  const { rerender } = render(within({}))
  rerender(within({ from: 'This day is over.' }))
  await screen.findByRole('link', { name: 'From: This day is over.' })
  await userEvent.click(screen.getByRole('spinbutton', { name: /^day/ }))
  await userEvent.keyboard('05112026')
  expect(screen.queryByText('This day is over.')).toBeNull()
})

test.each([
  ['a field', {}],
  ['a field with bounds', { minDate: '2026-11-29', maxDate: '2027-05-29' }],
])('a day that does not exist is refused by name in %s that holds another day', async (_field, bounds) => {
  const onChange = vi.fn()
  function Until() {
    const [until, setUntil] = useState<string | null>('2026-12-27')
    const change = (day: string | null) => {
      onChange(day)
      setUntil(day)
    }
    return <DateField label="Until" value={until} onChange={change} {...bounds} />
  }
  render(
    <I18nProvider locale="en-NZ">
      <Until />
    </I18nProvider>,
  )
  await typeDay('31022027')
  expect(screen.getByText('There is no 31/02/2027. Write a day of the calendar.')).toBeInTheDocument()
  expect(onChange).toHaveBeenLastCalledWith(null)
  await typeDay('28022027')
  expect(onChange).toHaveBeenLastCalledWith('2027-02-28')
  expect(screen.queryByText(/There is no/)).toBeNull()
})
