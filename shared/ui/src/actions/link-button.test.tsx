import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../layout/ui-provider.tsx'
import { LinkButton } from './link-button.tsx'

test('what has to happen before it leaves happens, though the page is gone afterwards', () => {
  const keep = vi.fn()
  const { unmount } = render(
    <UiProvider navigate={() => unmount()} locale="en-NZ">
      <LinkButton href="/login" onClick={keep}>
        Log in
      </LinkButton>
    </UiProvider>,
  )
  const link = screen.getByRole('link', { name: 'Log in' })
  fireEvent.click(link)
  expect(keep).toHaveBeenCalledTimes(1)
})
