import { act, render, screen } from '@testing-library/react'
import { toastQueue } from '@waymark/ui/toast-queue'
import { clearNotices, dismissSuccesses, notify } from '@waymark/web-kit/notices'
import { beforeEach, expect, test } from 'vitest'
import { Toasts } from './toasts.tsx'

// Other tests of the worker may have left some.
beforeEach(() => {
  clearNotices()
  for (const { key } of toastQueue.visibleToasts) toastQueue.close(key)
})

const shown = () => screen.queryAllByRole('alertdialog').map(({ textContent }) => textContent)

test('a success gives way to a newer failure, and follows an older one', () => {
  render(<Toasts />)
  act(() => notify('success', 'Your name is saved.'))
  expect(shown()).toEqual([expect.stringContaining('Your name is saved.')])
  act(() => notify('error', 'Your phone number is not saved.'))
  expect(shown()).toEqual([expect.stringContaining('Your phone number is not saved.')])
  act(() => notify('success', 'Your phone number is saved.'))
  expect(shown()).toHaveLength(2)
})

test('a success gives way to a failure that the screen says itself, also before it was shown', () => {
  notify('success', 'Your name is saved.')
  dismissSuccesses()
  render(<Toasts />)
  act(() => notify('success', 'Your phone number is saved.'))
  expect(shown()).toEqual([expect.stringContaining('Your phone number is saved.')])
  act(dismissSuccesses)
  expect(shown()).toEqual([])
})
