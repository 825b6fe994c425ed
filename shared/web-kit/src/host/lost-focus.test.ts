import { beforeEach, describe, expect, it, vi } from 'vitest'
import { restoreLostFocus } from './lost-focus.ts'

const page =
  '<main><h1 tabindex="-1">Bookings</h1><button id="one">Cancel</button><button id="two">Other</button></main>'
const byId = (id: string) => document.getElementById(id) as HTMLElement

restoreLostFocus()

/** What was removed is seen in a turn of its own. */
async function remove(id: string): Promise<void> {
  byId(id).remove()
  await vi.advanceTimersByTimeAsync(0)
}

describe('restoreLostFocus', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    document.body.innerHTML = page
    return () => {
      vi.useRealTimers()
      document.body.innerHTML = ''
    }
  })

  it('gives the focus of a button that is gone to the heading', async () => {
    byId('one').focus()
    await remove('one')
    expect(document.body).toHaveFocus()
    await vi.advanceTimersByTimeAsync(300)
    expect(document.querySelector('h1')).toHaveFocus()
  })

  it('leaves it where something else has taken it, or where nothing is gone', async () => {
    byId('one').focus()
    await remove('one')
    byId('two').focus()
    await vi.advanceTimersByTimeAsync(1000)
    expect(byId('two')).toHaveFocus()
    byId('two').blur()
    document.querySelector('main')?.append(document.createElement('p'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(document.body).toHaveFocus()
  })

  it('moves nothing behind a dialog, and nothing once somebody has pressed elsewhere', async () => {
    document.querySelector('main')?.setAttribute('aria-hidden', 'true')
    byId('one').focus()
    await remove('one')
    await vi.advanceTimersByTimeAsync(1000)
    expect(document.body).toHaveFocus()
    document.querySelector('main')?.removeAttribute('aria-hidden')
    byId('two').focus()
    await remove('two')
    dispatchEvent(new Event('pointerdown'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(document.body).toHaveFocus()
  })
})
