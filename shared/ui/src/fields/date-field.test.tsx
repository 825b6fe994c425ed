import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { expect, test } from 'vitest'
import { DateField, type DateFieldProps } from './date-field.tsx'

function renderDate(props: Partial<DateFieldProps>) {
  render(
    <I18nProvider locale="en-NZ">
      <DateField label="From" {...props} />
    </I18nProvider>,
  )
}

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
