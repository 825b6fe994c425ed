import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Spoken } from './spoken.tsx'

test('a text with a Māori name stays one piece, with the words around it', () => {
  const name = 'Ngaio Te Rangi'
  const { container } = render(<Spoken>Evening care for {name}</Spoken>)
  expect(container.childNodes).toHaveLength(1)
  expect(container).toHaveTextContent('Evening care for Ngaio Te Rangi')
  expect(container.querySelector('[lang="mi"]')).toBeInTheDocument()
})
