import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'

for (const method of Object.keys(inputMethods) as InputMethodName[])
  test(`a manager keeps a client's record, and removes them, ${method}`, async ({ as }) => {
    test.setTimeout(120_000)
    const page = await as('service.manager')
    const hand = inputMethods[method](page)
    const now = String(Date.now())
    const lastName = `Reweti ${now}`
    // Of their own: two clients of one number are asked about.
    const phone = `021 555 ${now.slice(-4)}`
    const name = `Tom ${lastName}`

    await test.step('adds somebody who rang up', async () => {
      await page.goto('/booking/for-client')
      await hand.press(page.getByRole('button', { name: 'Add a client' }))
      const form = page.getByRole('form', { name: 'Add a client' })
      await hand.write(form.getByLabel('First name'), 'Tom')
      await hand.write(form.getByLabel('Last name'), lastName)
      await hand.write(form.getByLabel('Phone'), phone)
      await hand.pick(form.getByRole('checkbox', { name: /^They agree/ }))
      await hand.press(form.getByRole('button', { name: 'Add and book' }))
      await expect(page.getByRole('heading', { level: 1, name: `Book for ${name}` })).toBeVisible()
    })

    await test.step('finds them among the clients, and corrects their phone number', async () => {
      await page.goto('/booking/clients')
      await hand.write(page.getByRole('main').getByRole('searchbox'), lastName)
      await hand.press(page.getByRole('link', { name, exact: true }))
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await page.getByLabel('Phone', { exact: true }).fill('')
      await hand.write(page.getByLabel('Phone', { exact: true }), '021 555 0177')
      await hand.press(page.getByRole('button', { name: 'Save details' }))
      await expect(page.getByText(`${name} is saved.`).first()).toBeVisible()
    })

    await test.step('notes something for a purpose and a time, and removes it', async () => {
      await hand.write(page.getByRole('textbox', { name: /^Note/ }), 'Ring the bell twice.')
      await hand.press(page.getByRole('button', { name: 'Save note' }))
      const notes = page.getByRole('list', { name: 'Notes' })
      await expect(notes).toContainText('Ring the bell twice.')
      await expect(notes).toContainText('To do the work well.')
      await expectAccessible(page)
      await hand.press(notes.getByRole('button', { name: /^Remove the note/ }))
      await hand.press(page.getByRole('button', { name: 'Yes, remove it' }))
      await expect(notes).toHaveCount(0)
    })

    await test.step('keeps them no longer', async () => {
      await hand.press(page.getByRole('button', { name: `Remove ${name}` }))
      await hand.press(page.getByRole('button', { name: 'Yes, remove them' }))
      await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
      await hand.write(page.getByRole('main').getByRole('searchbox'), lastName)
      await expect(page.getByRole('heading', { name: 'No client matches your search' })).toBeVisible()
      await expectAccessible(page)
    })
  })
