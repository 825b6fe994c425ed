import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SwitchSegment } from './switch-segment.tsx'

const options = [
  { id: 'must', label: 'Must have' },
  { id: 'would', label: 'Would help' },
] as const

const rows = (names: readonly string[]) => (
  <ul>
    {names.map((row, index) => (
      <li key={row}>
        <SwitchSegment label={row} name={`needs.${index}`} options={options} value="must" onChange={() => {}} />
      </li>
    ))}
  </ul>
)

test('what is chosen stays so in rows that move', () => {
  const { rerender } = render(rows(['Ramp', 'Lift']))
  rerender(rows(['Door', 'Ramp', 'Loop', 'Lift']))
  const chosen = screen.getAllByRole<HTMLInputElement>('radio', { name: 'Must have' })
  expect(chosen.map(({ checked }) => checked)).toEqual([true, true, true, true])
})
