import { activitySession } from '@waymark/contracts/activity-session'
import { type OwnSession, sessionAtTheDoor } from '../fixtures/own-session.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AppFrame } from '../pages/app-frame.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'

const methods = ['by mouse', 'by keyboard alone'] as const satisfies readonly InputMethodName[]

for (const method of methods) {
  test(`people are checked in without a connection, also after a reload, and nobody is lost, ${method}`, async ({
    as,
    request,
  }) => {
    test.setTimeout(180_000)
    const session = await sessionAtTheDoor(request, `Door ${method}`)
    const page = await as('hybrid.admin')
    const input = inputMethods[method](page)
    const ofPerson = (name: string) => page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
    const strip = page.getByRole('status').filter({ hasText: /No connection since/ })

    await test.step('the list is there, and kept on the device', async () => {
      await page.goto(`/service-area/activities-events/activity-session/${session.activitySessionId}`)
      await expect(page.getByRole('heading', { level: 1, name: session.title })).toBeVisible()
      await expect(ofPerson('Moana Faleolo').getByText('Companion: Ana Faleolo, no charge')).toBeVisible()
      await expect.poll(() => page.evaluate(isPageKept), { timeout: 30_000 }).toBe(true)
      await expectAccessible(page)
    })

    await test.step('somebody comes while there is no connection', async () => {
      await page.context().setOffline(true)
      await expect(strip).toBeVisible()
      await input.press(page.getByRole('button', { name: 'Check in Moana Faleolo' }))
      await expect(ofPerson('Moana Faleolo').getByText('Waits to be sent')).toBeVisible()
      await expect(strip).toContainText('1 check-in waits on this device')
      await expectAccessible(page)
      expect(await hereOf(session)).toEqual([])
    })

    await test.step('the page is loaded again, still without one', async () => {
      await page.reload()
      await expect(ofPerson('Moana Faleolo').getByText('Waits to be sent')).toBeVisible()
      await expect(strip).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('a code is typed, one of two came, and a wrong press is undone', async () => {
      const code = await ofPerson('Tia Hōhepa').getByText(/Code /).first().innerText()
      await input.write(page.getByRole('textbox', { name: /type the code/ }), code.split('Code ').at(-1) ?? '')
      await input.press(page.getByRole('button', { name: 'Find' }))
      await input.press(page.getByRole('button', { name: 'Check in all 2' }))
      await expect(ofPerson('Rāwiri Hōhepa').getByText('Waits to be sent')).toBeVisible()
      await input.press(page.getByRole('button', { name: 'Undo check-in of Rāwiri Hōhepa' }))
      await expect(page.getByRole('button', { name: 'Check in Rāwiri Hōhepa' }).last()).toBeVisible()
    })

    await test.step('the connection is back, and all goes out by itself', async () => {
      await page.context().setOffline(false)
      await expect(ofPerson('Moana Faleolo').getByText('Sent', { exact: true })).toBeVisible({ timeout: 30_000 })
      await expect(ofPerson('Tia Hōhepa').getByText('Sent', { exact: true })).toBeVisible()
      await expect(strip).toHaveCount(0)
      // What was undone goes out after the rest.
      await expect.poll(() => hereOf(session)).toEqual(['Ana Faleolo', 'Moana Faleolo', 'Tia Hōhepa'])
    })

    await test.step('somebody without a booking is let in', async () => {
      await input.press(page.getByRole('button', { name: 'Add someone at the door' }))
      const dialog = page.getByRole('dialog', { name: 'Add someone at the door' })
      await input.write(dialog.getByRole('textbox', { name: 'Name' }), 'Wiremu Walker')
      await expectAccessible(page)
      await input.press(dialog.getByRole('button', { name: 'Add and check in' }))
      await expect(dialog).toHaveCount(0)
      await expect(ofPerson('Wiremu Walker').getByText('Sent', { exact: true })).toBeVisible()
      expect(await hereOf(session)).toContain('Wiremu Walker')
    })

    await test.step('whoever logs out leaves no list on the device', async () => {
      expect(await page.evaluate(keptAnswers)).toBe(2)
      await new AppFrame(page).logOut()
      await expect.poll(() => page.evaluate(keptAnswers)).toBe(0)
    })
  })
}

/** Who is here, as the server knows. */
async function hereOf({ provider, activitySessionId }: OwnSession): Promise<string[]> {
  const { items } = await provider.ask(activitySession.getActivityBookingsInActivitySession, { activitySessionId })
  const people = items.flatMap((booking) => booking.people)
  return people.flatMap(({ name, checkedInAt }) => (checkedInAt === null ? [] : [name])).sort()
}

/** Whether the service worker has everything that the page needs to open again. */
async function isPageKept(): Promise<boolean> {
  const files: unknown[] = await (await fetch('/offline-files.json')).json()
  const [name] = await caches.keys()
  return name !== undefined && (await (await caches.open(name)).keys()).length > files.length
}

function keptAnswers(): number {
  return Object.keys(localStorage).filter((key) => key.includes(':answer:')).length
}
