import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TextField } from '../fields/text-field.tsx'
import { Columns } from './columns.tsx'

const css = readFileSync(join(import.meta.dirname, 'room.module.css'), 'utf8')

/** What a row has to hold for its fields to stand at its top. */
const [, standsAtTop = ''] = /\.columns(:has\([^{]*\)) \{\s*align-items: start;/.exec(css) ?? []

test('a counter or an error below one field leaves the field beside it in line', async () => {
  const { container } = render(
    <Columns>
      <TextField label="First name" maxCharacters={10} />
      <TextField label="Last name" />
    </Columns>,
  )
  const row = container.firstElementChild
  const first = screen.getByRole('textbox', { name: 'First name' })
  expect(row?.matches(standsAtTop)).toBe(false)
  await userEvent.type(first, 'Aroha Mere')
  expect(row?.matches(standsAtTop)).toBe(true)
  await userEvent.clear(first)
  expect(row?.matches(standsAtTop)).toBe(false)
  await userEvent.type(first, 'Aroha Mere Rangi')
  await userEvent.tab()
  expect(screen.getByText(/This is too long/)).toBeInTheDocument()
  expect(row?.matches(standsAtTop)).toBe(true)
})
