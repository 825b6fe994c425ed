import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { NumberField, type NumberFieldProps } from './number-field.tsx'
import { numberOf } from './typed-number.ts'

function Door({ onChange, ...rest }: Partial<NumberFieldProps>) {
  const [value, setValue] = useState<number | null>(null)
  return (
    <NumberField
      label="Door"
      unit="cm"
      minValue={40}
      maxValue={400}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
      {...rest}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Door' })
const refusal = () => document.querySelector<HTMLElement>('[data-refusal]')?.dataset.refusal

test.each([
  ['820', '820 is too high. Use 40 to 400 cm.'],
  ['0.5', '0.5 is too low. Use 40 to 400 cm.'],
  ['-5', '-5 is too low. Use 40 to 400 cm.'],
  ['eighty', 'This is not a number. Use 40 to 400 cm.'],
  ['80,5', 'This is not a number. Use 40 to 400 cm.'],
])('%s is refused in words, and stays as it was typed', async (typed, sentence) => {
  render(<Door />)
  await userEvent.type(field(), typed)
  expect(screen.queryByText(sentence)).toBeNull()
  await userEvent.tab()
  expect(screen.getByText(sentence)).toBeInTheDocument()
  expect(field().value).toBe(typed)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(refusal()).toBe(sentence)
})

test('the sentence goes with the next letter', async () => {
  render(<Door />)
  await userEvent.type(field(), '820')
  await userEvent.tab()
  await userEvent.type(field(), '{Backspace}')
  expect(screen.queryByText(/is too high/)).toBeNull()
  expect(refusal()).toBeUndefined()
})

test('each letter is told, also of what is refused', async () => {
  const onChange = vi.fn()
  render(<Door onChange={onChange} />)
  await userEvent.type(field(), '82m')
  await userEvent.clear(field())
  expect(onChange.mock.calls.flat()).toEqual([8, 82, Number.NaN, null])
})

test('a field that applies at once passes on only what it accepts, and keeps what it refuses in sight', async () => {
  const onAccept = vi.fn()
  const Filter = ({ atLeast }: { atLeast: number }) => (
    <NumberField label="Door" minValue={40} maxValue={400} value={atLeast} onAccept={onAccept} />
  )
  const { rerender } = render(<Filter atLeast={80} />)
  await userEvent.type(field(), '0')
  await userEvent.tab()
  expect(screen.getByText('800 is too high. Use 40 to 400.')).toBeInTheDocument()
  expect([field().value, onAccept.mock.calls]).toEqual(['800', []])
  await userEvent.clear(field())
  await userEvent.type(field(), '9x')
  await userEvent.type(field(), '{Backspace}5')
  expect(onAccept.mock.calls.flat()).toEqual([null, 95])
  rerender(<Filter atLeast={120} />)
  expect(field().value).toBe('120')
})

test('whole numbers and decimals are kept to, and nothing is rounded', async () => {
  const { rerender } = render(<Door isWhole />)
  await userEvent.type(field(), '82.5')
  expect(refusal()).toBe('Use a whole number. Use 40 to 400 cm.')
  rerender(<Door formatOptions={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }} />)
  await userEvent.type(field(), '55')
  expect(refusal()).toBe('Use at most 2 digits after the decimal point.')
  await userEvent.clear(field())
  await userEvent.type(field(), '48')
  await userEvent.tab()
  expect(field().value).toBe('48.00')
})

test('the arrow keys step within the bounds', async () => {
  render(<Door />)
  await userEvent.type(field(), '399{ArrowUp}{ArrowUp}')
  expect(field().value).toBe('400')
  await userEvent.keyboard('{ArrowDown}')
  expect(field().value).toBe('399')
})

test('a number from outside replaces what stands there', () => {
  const { rerender } = render(<NumberField label="Door" value={80} />)
  rerender(<NumberField label="Door" value={90} />)
  expect(field().value).toBe('90')
  rerender(<NumberField label="Door" value={null} />)
  expect(field().value).toBe('')
})

test.each([
  ['1,200.5', 1200.5],
  [' 12 ', 12],
  ['.5', 0.5],
  ['$45', 45],
  ['-$ 1,200', -1200],
  ['$', Number.NaN],
  ['', null],
])('%j is read', (text, number) => expect(numberOf(text)).toBe(number))

test('a number without a unit names its bounds alone', async () => {
  render(<Door unit="" />)
  await userEvent.type(field(), '900')
  await userEvent.tab()
  expect(refusal()).toBe('900 is too high. Use 40 to 400.')
})
