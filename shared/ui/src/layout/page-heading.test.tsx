import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageHeading } from './page-heading.tsx'

test('what a page is about is read before its buttons', () => {
  render(
    <PageHeading lead="Who works here." actions={<button type="button">Add a person</button>}>
      Staff
    </PageHeading>,
  )
  const [title, lead, button] = [
    screen.getByRole('heading', { level: 1 }),
    screen.getByText('Who works here.'),
    screen.getByRole('button'),
  ]
  expect(title.compareDocumentPosition(lead)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(lead.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
