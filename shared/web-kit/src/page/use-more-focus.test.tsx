import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useMoreFocus } from './use-more-focus.ts'

function List() {
  const [count, setCount] = useState(2)
  const { list, onMore } = useMoreFocus(count)
  return (
    <>
      <ol ref={list}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows.
          <li key={index}>
            <a href={`/${index + 1}`}>Place {index + 1}</a>
          </li>
        ))}
      </ol>
      {count < 5 && (
        <button
          type="button"
          onClick={() => {
            onMore()
            setCount(5)
          }}
        >
          Show 3 more
        </button>
      )}
    </>
  )
}

test('the focus goes on with the first of what was asked for, though the button is gone', async () => {
  render(<List />)
  await userEvent.click(screen.getByRole('button', { name: 'Show 3 more' }))
  expect(screen.getByRole('link', { name: 'Place 3' })).toHaveFocus()
})
