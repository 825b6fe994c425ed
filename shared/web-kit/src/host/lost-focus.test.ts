import { beforeEach, describe, expect, it, vi } from 'vitest'
import { restoreLostFocus } from './lost-focus.ts'

const page = `<div><main>
  <h1 tabindex="-1">Bookings</h1>
  <button id="one">Cancel</button><button id="two">Other</button>
  <section id="needs">
    <h2>3 needs</h2>
    <ul>
      <li><h3>Ramp</h3><input id="ramp-cm"><button id="ramp">Take out<span> Ramp</span></button></li>
      <li><h3>Rail</h3><button id="rail">Take out<span> Rail</span></button></li>
      <li><h3>Lift</h3><input id="lift-cm"><button id="lift">Take out<span> Lift</span></button></li>
    </ul>
  </section>
  <section><h2>Devices</h2><article><h3>Phone</h3></article><div id="acts"><button id="out">Sign out everywhere</button></div></section>
  <table><tbody>
    <tr><td>Sina</td><td><button id="edit-1">Edit</button><button id="drop-1">Remove</button></td></tr>
    <tr><td>Tavita</td><td><button id="edit-2">Edit</button><button id="drop-2">Remove</button></td></tr>
  </tbody></table>
</main></div>`
const byId = (id: string) => document.getElementById(id) as HTMLElement
const heading = (name: string) => [...document.querySelectorAll('h1, h2, h3')].find((one) => one.textContent === name)
const itemOf = (id: string) => byId(id).closest('li, tr')

/** What was removed is seen in a turn of its own. */
async function remove(...gone: (Element | null)[]): Promise<void> {
  for (const element of gone) element?.remove()
  await vi.advanceTimersByTimeAsync(0)
}

const settle = () => vi.advanceTimersByTimeAsync(300)

describe('restoreLostFocus', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    document.body.innerHTML = page
    const stop = restoreLostFocus()
    return () => {
      stop()
      vi.useRealTimers()
      document.body.innerHTML = ''
    }
  })

  it('gives the focus of a button that is gone to the heading before it, which shows that it has it', async () => {
    byId('one').focus()
    await remove(byId('one'))
    expect(document.body).toHaveFocus()
    await settle()
    expect(heading('Bookings')).toHaveFocus()
    expect(heading('Bookings')).toHaveAttribute('data-caught-focus')
    byId('two').focus()
    expect(heading('Bookings')).not.toHaveAttribute('data-caught-focus')
  })

  it('passes over the heading of a part beside it', async () => {
    byId('out').focus()
    await remove(byId('acts'))
    await settle()
    expect(heading('Devices')).toHaveFocus()
  })

  it('goes to the same button of the next item of a list, else of the one before, else to the heading of the list', async () => {
    byId('rail').focus()
    await remove(itemOf('rail'))
    await settle()
    expect(byId('lift')).toHaveFocus()
    await remove(itemOf('lift'))
    await settle()
    expect(byId('ramp')).toHaveFocus()
    await remove(itemOf('ramp'))
    await settle()
    expect(heading('3 needs')).toHaveFocus()
  })

  it('goes to the same button of the next row of a table', async () => {
    byId('drop-1').focus()
    await remove(itemOf('drop-1'))
    await settle()
    expect(byId('drop-2')).toHaveFocus()
  })

  it('stays in an item that stays', async () => {
    byId('rail').focus()
    await remove(byId('rail'))
    await settle()
    expect(heading('Rail')).toHaveFocus()
    byId('edit-1').focus()
    await remove(byId('edit-1'))
    await settle()
    expect(byId('drop-1')).toHaveFocus()
  })

  it('goes to the heading of what takes the place of the list', async () => {
    byId('lift').focus()
    await remove(itemOf('lift'))
    const none = document.createElement('section')
    none.innerHTML = '<h2>No needs yet</h2><button>Choose</button>'
    byId('needs').replaceWith(none)
    await settle()
    expect(heading('No needs yet')).toHaveFocus()
  })

  it('finds the same button where the part around it is drawn anew', async () => {
    byId('drop-2').focus()
    const table = document.querySelector('table')
    table?.replaceWith(table.cloneNode(true))
    await settle()
    expect(byId('drop-2')).toHaveFocus()
  })

  it('leaves it where something else has taken it, or where nothing is gone', async () => {
    byId('one').focus()
    await remove(byId('one'))
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
    await remove(byId('one'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(document.body).toHaveFocus()
    document.querySelector('main')?.removeAttribute('aria-hidden')
    byId('two').focus()
    await remove(byId('two'))
    dispatchEvent(new Event('pointerdown'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(document.body).toHaveFocus()
  })

  it('returns from a dialog to the button that opened it, or to where that was', async () => {
    const closeAfter = async (...gone: (Element | null)[]) => {
      const dialog = openDialog('<button id="yes">Yes</button>')
      byId('yes').focus()
      await remove(...gone)
      dialog.setAttribute('data-exiting', 'true')
      await remove(dialog)
      await settle()
    }
    byId('out').focus()
    await closeAfter()
    expect(byId('out')).toHaveFocus()
    byId('ramp').focus()
    await closeAfter(itemOf('ramp'))
    expect(byId('rail')).toHaveFocus()
  })

  it('goes at once to the title of a dialog whose content is replaced', async () => {
    byId('one').focus()
    openDialog('<h2>Keep your codes</h2><button>Close</button><form><button id="next">Continue</button></form>')
    byId('next').focus()
    document.querySelector('form')?.replaceWith(document.createElement('p'))
    await vi.advanceTimersByTimeAsync(0)
    expect(heading('Keep your codes')).toHaveFocus()
  })
})

function openDialog(content: string): HTMLElement {
  const layer = document.createElement('div')
  layer.innerHTML = `<section role="dialog">${content}</section>`
  document.body.append(layer)
  return layer
}
