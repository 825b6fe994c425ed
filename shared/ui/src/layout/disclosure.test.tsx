import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Form } from '../form/form.tsx'
import { Disclosure } from './disclosure.tsx'

const trigger = () => screen.getByRole('button', { name: 'More filters' })

test('opens and closes under its title, and says so', () => {
  const onExpandedChange = vi.fn()
  render(
    <Disclosure title="More filters" onExpandedChange={onExpandedChange}>
      <p>Lift</p>
    </Disclosure>,
  )
  expect(screen.queryByRole('group')).toBeNull()
  fireEvent.click(trigger())
  expect(trigger().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('group', { name: 'More filters' }).textContent).toBe('Lift')
  fireEvent.click(trigger())
  expect(screen.queryByRole('group')).toBeNull()
  expect(onExpandedChange.mock.calls).toEqual([[true], [false]])
})

test('what is closed is found by the search of the browser, which opens it', () => {
  const { container } = render(
    <Disclosure title="More filters">
      <p>Lift</p>
    </Disclosure>,
  )
  const panel = container.querySelector('[hidden="until-found"]')
  if (!panel) throw new Error('The panel cannot be found.')
  fireEvent(panel, new Event('beforematch'))
  expect(trigger().getAttribute('aria-expanded')).toBe('true')
})

test('another part decides where it is told whether it is open', () => {
  const onExpandedChange = vi.fn()
  render(
    <Disclosure title="More filters" isExpanded={false} onExpandedChange={onExpandedChange}>
      <p>Lift</p>
    </Disclosure>,
  )
  fireEvent.click(trigger())
  expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(true)
  expect(trigger().getAttribute('aria-expanded')).toBe('false')
})

test('opens around a form that holds what was typed on an earlier visit, and can be closed again', () => {
  const parts = (isRestored: boolean) => (
    <Disclosure title="Opening hours" headingLevel={2}>
      <Disclosure title="More filters">
        <Form isRestored={isRestored}>
          <input aria-label="Note" />
        </Form>
      </Disclosure>
    </Disclosure>
  )
  const { rerender } = render(parts(false))
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull()
  rerender(parts(true))
  expect(screen.getByRole('textbox', { name: 'Note' })).not.toHaveFocus()
  fireEvent.click(trigger())
  rerender(parts(true))
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull()
})
