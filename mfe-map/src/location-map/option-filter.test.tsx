import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accessOptions } from '@waymark/domain/access-fit/options'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { OptionFilter } from './option-filter.tsx'

afterEach(cleanup)

const doorWidth = accessOptions.find(({ key }) => key === 'doorWidth')
if (!doorWidth) throw new Error('The option doorWidth is gone.')

function Filter({ onChange }: { onChange: (threshold: number | null) => void }) {
  const [threshold, setThreshold] = useState<number | null>(80)
  if (!doorWidth) return null
  return (
    <OptionFilter
      option={doorWidth}
      wanted={{ accessibilityOptionId: doorWidth.id, threshold }}
      onChange={(wanted) => {
        setThreshold(wanted?.threshold ?? null)
        onChange(wanted?.threshold ?? null)
      }}
    />
  )
}

test('a measure out of bounds or no number is refused at its field, and the filter stays as it was', async () => {
  const asked: (number | null)[] = []
  render(<Filter onChange={(threshold) => asked.push(threshold)} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'At least' })
  await userEvent.type(field, '000')
  await userEvent.tab()
  expect(screen.getByText(/^80000 is too high\. Use /)).toBeTruthy()
  expect([field.value, asked]).toEqual(['80000', []])
  await userEvent.clear(field)
  await userEvent.type(field, 'x9')
  expect([field.value, asked]).toEqual(['x9', []])
  await userEvent.clear(field)
  await userEvent.type(field, '90')
  expect(asked).toEqual([90])
})
