import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Button } from '../actions/button.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { Cluster } from './cluster.tsx'

const css = readFileSync(join(import.meta.dirname, 'room.module.css'), 'utf8')

/** What a row of buttons has to hold for them to stand at its top. */
const [, standsAtTop = ''] = /\.cluster(:has\([^{]*\)) \{\s*align-items: start;/.exec(css) ?? []

test.each([
  ['a button', Button],
  ['the button of a form', SubmitButton],
])('the reason below %s leaves the button beside it in line', (_name, Sends) => {
  const row = (reason?: string, isReasonHidden = false) => (
    <Cluster>
      <Sends disabledReason={reason} isReasonHidden={isReasonHidden}>
        Send this person
      </Sends>
      <Button>Leave it as it is</Button>
    </Cluster>
  )
  const { container, rerender } = render(row('Choose a person first.'))
  const isAtTop = () => container.firstElementChild?.matches(standsAtTop)
  expect(isAtTop()).toBe(true)
  rerender(row('Choose a person first.', true))
  expect(isAtTop()).toBe(false)
  rerender(row())
  expect(isAtTop()).toBe(false)
})
