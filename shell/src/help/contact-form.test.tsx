import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { support } from '@waymark/contracts/support'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { expect, test } from 'vitest'
import { individual } from '../testing/people.ts'
import { ContactForm } from './contact-form.tsx'

const routes = { public: [{ path: '/contact-us', element: <ContactForm /> }] }
const renderScreen = screenRenderer({ routes, UiProvider, user: individual })

test('the answer stands beside the button that was pressed, which is in view on a phone', async () => {
  renderScreen(
    '/contact-us',
    new FakeGateway().answer(support.sendContactMessage, () => ({ done: true as const })),
  )
  await userEvent.click(await screen.findByRole('button', { name: /What is it about/ }))
  const [topic] = await screen.findAllByRole('option')
  if (topic) await userEvent.click(topic)
  await userEvent.type(screen.getByLabelText('Your message'), 'The lift is not on your map.')
  const button = screen.getByRole('button', { name: 'Send your message' })
  await userEvent.click(button)
  const answer = await screen.findByText('Your message is with us')
  const lastField = screen.getByLabelText('Your email address')
  expect(lastField.compareDocumentPosition(answer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(answer.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
