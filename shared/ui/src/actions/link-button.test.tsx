import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../layout/ui-provider.tsx'
import { LinkButton } from './link-button.tsx'

test('what has to happen before it leaves happens, though the page is gone when Enter comes up', () => {
  const keep = vi.fn()
  const { unmount } = render(
    <UiProvider navigate={() => unmount()} locale="en-NZ">
      <LinkButton href="/login" onPressStart={keep}>
        Log in
      </LinkButton>
    </UiProvider>,
  )
  const link = screen.getByRole('link', { name: 'Log in' })
  fireEvent.keyDown(link, { key: 'Enter' })
  fireEvent.click(link)
  fireEvent.keyUp(document.body, { key: 'Enter' })
  expect(keep).toHaveBeenCalledTimes(1)
})
