import { bookedBy, freeDaysOf, newBookingOf } from '../fixtures/arrange-booking.ts'
import { type Caller, callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { inputMethods } from '../pages/input-methods.ts'

/** Morning care by Kōwhai Care, which `hybrid.admin` manages. */
const serviceAreaServiceId = 1

for (const [position, [way, inputOf]] of Object.entries(inputMethods).entries())
  test(`a client shows a step at their door, and the provider sees it at once, ${way}`, async ({ as, request }) => {
    const client = await callerFor(request, 'individual')
    const bookingId = await booked(client, 16 + position)
    const [page, theirs] = [await as('individual'), await as('hybrid.admin')]
    const input = inputOf(page)
    for (const one of [page, theirs]) {
      await one.goto(`/booking/${bookingId}`)
      await one.getByRole('button', { name: /^Messages about/ }).click()
    }
    const dialog = page.getByRole('dialog', { name: /^Messages with/ })
    const theirDialog = theirs.getByRole('dialog', { name: /^Messages with/ })
    await expect(theirDialog.getByLabel('Your message')).toBeVisible()

    await test.step('a file that is no picture is refused, and what was typed stays', async () => {
      await input.write(dialog.getByLabel('Your message'), 'Please bring the ramp.')
      await choose({ name: 'door.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
      await expect(
        dialog.getByText('door.txt is not a picture that we can show. Use a JPEG, PNG or WebP.'),
      ).toBeVisible()
      await choose({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
      await expect(dialog.getByText(/Use a JPEG, PNG or WebP picture/)).toBeVisible()
      await expectAccessible(page)
      await input.press(dialog.getByRole('button', { name: 'Send' }))
      await expect(theirDialog.getByRole('list').getByText('Please bring the ramp.')).toBeVisible()
    })

    await test.step('a picture goes with what it shows, and arrives', async () => {
      await choose({ name: 'door.png', mimeType: 'image/png', buffer: await theirs.screenshot() })
      await expect(dialog.getByText(/Use a JPEG, PNG or WebP picture/)).toHaveCount(0)
      await expectAccessible(page)
      await input.write(dialog.getByLabel('What does it show?'), 'One step of 14 cm.')
      await input.press(dialog.getByRole('button', { name: 'Send' }))
      await expect(theirDialog.getByRole('img', { name: 'One step of 14 cm.' })).toBeVisible()
      await expect(dialog.getByRole('link', { name: 'One step of 14 cm. , open it in a new tab' })).toBeVisible()
      await expect(dialog.getByLabel('Your message')).toBeFocused()
      await expectAccessible(theirs)
    })

    await test.step('without a connection it is kept with its text, and both go by themselves once there is one', async () => {
      await page.context().setOffline(true)
      await choose({ name: 'gate.png', mimeType: 'image/png', buffer: await theirs.screenshot() })
      await input.write(dialog.getByLabel('Your message'), 'This is the gate.')
      await input.press(dialog.getByRole('button', { name: 'Send' }))
      await expect(dialog.getByText('Not sent.')).toBeVisible()
      await expect(dialog.getByText('It goes after the picture.')).toBeVisible()
      await expectAccessible(page)
      await page.context().setOffline(false)
      await expect(theirDialog.getByRole('img', { name: /^Picture from .*, not described$/ })).toBeVisible()
      await expect(theirDialog.getByRole('listitem').last()).toContainText('This is the gate.')
      await expect(dialog.getByText('Not sent.')).toHaveCount(0)
    })

    async function choose(file: { name: string; mimeType: string; buffer: Buffer }) {
      const chooser = page.waitForEvent('filechooser')
      await input.press(dialog.getByRole('button', { name: /^(Attach a|Another) picture$/ }))
      await (await chooser).setFiles(file)
    }
  })

/** Books the last free time of the six weeks from some days ahead, so that journeys side by side take others. */
async function booked(client: Caller, daysAhead: number): Promise<number> {
  const found = await freeDaysOf(client, serviceAreaServiceId, daysAhead)
  const start = found.days.flatMap(({ date, free }) => free.map((time) => `${date}T${time}:00`)).at(-1)
  const [bookingId] = start === undefined ? [] : await bookedBy(client, newBookingOf(found, [start]))
  if (bookingId === undefined) throw new Error('no time is free')
  return bookingId
}
