import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

// The test's document animates nothing: this fade never ends.
const fade = { playState: 'running', finished: new Promise(() => {}) }

beforeEach(() => {
  vi.stubGlobal('CSSTransition', class {})
  Object.assign(Element.prototype, { getAnimations: () => [fade] })
})

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'getAnimations')
})

const question = (name: string | null, onConfirm: () => void) => (
  <ConfirmDialog
    isOpen={name !== null}
    title={`Take out ${name ?? ''}?`}
    confirmLabel={`Take out ${name ?? ''}`}
    cancelLabel="Keep"
    onConfirm={onConfirm}
    onCancel={() => {}}
  >
    {name === null ? null : `${name} is no longer offered.`}
  </ConfirmDialog>
)

test('a question that fades out keeps its words, cannot be pressed, and asks anew with others', () => {
  const onConfirm = vi.fn()
  const { rerender } = render(question('Tāne', onConfirm))
  rerender(question(null, onConfirm))
  const fading = screen.getByRole('alertdialog', { name: 'Take out Tāne?' })
  expect(fading).toHaveTextContent('Tāne is no longer offered.')
  fireEvent.click(screen.getByRole('button', { name: 'Take out Tāne' }))
  expect(onConfirm).not.toHaveBeenCalled()
  rerender(question('Sina', onConfirm))
  fireEvent.click(screen.getByRole('button', { name: 'Take out Sina' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})
