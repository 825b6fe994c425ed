import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

function Parts() {
  const [part, setPart] = useState<'one' | 'two'>('one')
  return (
    <Tabs
      label="Parts"
      tabs={[
        { id: 'one', label: 'One', content: 'First' },
        { id: 'two', label: 'Two', content: 'Second' },
      ]}
      value={part}
      onChange={setPart}
    />
  )
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['stacked', true, '{ArrowDown}', '{ArrowUp}'],
  ['side by side', false, '{ArrowRight}', '{ArrowLeft}'],
])('%s, tabs are walked by the arrow keys that lead to them', async (_, matches, onward, back) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }))
  render(<Parts />)
  expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', matches ? 'vertical' : 'horizontal')
  await userEvent.tab()
  await userEvent.keyboard(onward)
  expect(screen.getByRole('tab', { name: 'Two' })).toHaveFocus()
  await userEvent.keyboard(back)
  expect(screen.getByRole('tab', { name: 'One' })).toHaveFocus()
})
