import { type ArrangedActivity, cancelSession, newActivity } from '../fixtures/arrange-activity.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { ActivityPages } from '../pages/activity-pages.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'
import { emailTo } from '../pages/mailbox.ts'
import { newAddress } from '../pages/register-pages.ts'

const moana = { firstName: 'Moana', lastName: 'Parata' }

for (const name of Object.keys(inputMethods) as InputMethodName[])
  test(`a guest books two spaces and a companion place, pays, changes and is refunded, ${name}`, async ({
    page,
    request,
    browser,
  }) => {
    test.setTimeout(240_000)
    const { title } = await newActivity(request)
    const use = inputMethods[name](page)
    const pages = new ActivityPages(page, use)
    const guest = { ...moana, email: newAddress('moana') }

    await test.step('finds the activity without an account', async () => {
      await page.goto('/activity-booking/new-booking')
      await use.write(page.getByRole('searchbox', { name: 'What?' }), title)
      await expectAccessible(page)
      await use.press(page.getByRole('link', { name: title, exact: true }))
      await expect(pages.title).toHaveText(title)
      await expect(page.getByRole('table')).toBeVisible()
      await expectAccessible(page)
      await use.press(page.getByRole('link', { name: 'Book spaces' }))
    })

    await test.step('says who is coming, and what is kept for them', async () => {
      await expect(pages.title).toHaveText('Book your spaces')
      await pages.writeFirstPerson('Moana Parata')
      await use.pick(page.getByRole('checkbox', { name: /^Wheelchair space/ }))
      await use.press(page.getByRole('button', { name: 'Add a free companion for Moana Parata' }))
      // The field that has just come has the focus.
      await expect(page.getByRole('textbox', { name: 'Companion of Moana Parata' })).toBeFocused()
      await page.keyboard.type('Hēmi Parata')
      await use.press(page.getByRole('button', { name: 'Add a person' }))
      await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
      await expect(page.getByLabel('Name', { exact: true })).toBeInViewport()
      await page.keyboard.type('Tama Parata')
      await expectAccessible(page)
      await pages.writeGuest(guest)
      const bill = page.getByRole('complementary', { name: 'Your booking' })
      await expect(bill.getByText('$48.00')).toBeVisible()
      await expectAccessible(page)
      await use.press(page.getByRole('button', { name: 'Pay on a secure page' }))
    })

    await test.step('pays, and the landing page asks until it is sure', async () => {
      await pages.pay('approved')
      await expect(page).toHaveURL(/\/stripe-landing-page\?for=activity&key=/)
      await expect(pages.title).toHaveText('You are going')
      await expect(page.getByText('CompletedPayment')).toBeVisible()
      await expectAccessible(page)
      await use.press(page.getByRole('link', { name: 'Your booking' }))
    })

    await test.step('has the ticket and the receipt', async () => {
      await expect(pages.title).toHaveText(/^You are going\. See you on/)
      await expect(pages.ticket.getByText('Hēmi Parata')).toBeVisible()
      await expect(pages.ticket.getByRole('img', { name: /^Code WM-/ })).toBeVisible()
      const receipt = page.getByRole('complementary', { name: 'Receipt' })
      await expect(receipt.getByText('$6.26 (15 %), included')).toBeVisible()
      await expectAccessible(page)
      const saved = page.waitForEvent('download')
      await use.press(receipt.getByRole('button', { name: 'Receipt as a PDF' }))
      expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
    })

    await test.step('opens it from the email on another device, once', async () => {
      const { text } = await emailTo(request, guest.email, 'booking confirmed')
      const link = /https?:\/\/\S+#guest=\S+/.exec(text)?.[0] ?? ''
      const context = await browser.newContext()
      const other = await context.newPage()
      await other.goto(link)
      await expect(other.getByRole('region', { name: 'Your ticket' })).toBeVisible()
      await context.close()
    })

    await test.step('changes a name and moves to the other session', async () => {
      await use.press(page.getByRole('button', { name: 'Change people or needs' }))
      const last = page.getByLabel('Name of person 3')
      await expectAccessible(page)
      await use.reach(last)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('Tāmati Parata')
      await use.press(page.getByRole('button', { name: 'Save the changes' }))
      await expect(pages.ticket.getByText('Tāmati Parata')).toBeVisible()
      await use.press(page.getByRole('button', { name: 'Move to another session' }))
      const question = page.getByRole('alertdialog')
      await expectAccessible(page)
      await use.pick(question.getByRole('radio'))
      await use.press(question.getByRole('button', { name: 'Move 3 spaces' }))
      await expect(page.getByText(/^Moved from/)).toBeVisible()
    })

    await test.step('cancels, knowing beforehand what comes back', async () => {
      await use.press(page.getByRole('button', { name: 'Cancel spaces' }))
      const question = page.getByRole('alertdialog')
      await expect(question.getByText('You get $48.00 NZD back.')).toBeVisible()
      await expectAccessible(page)
      await use.press(question.getByRole('button', { name: 'Cancel 3 spaces, get $48.00 back' }))
      await expect(pages.title).toHaveText('This booking is cancelled')
      await expect(page.getByText('$48.00 NZD was sent back to the card it was paid with.')).toBeVisible()
      await expectAccessible(page)
    })
  })

/** A guest whose spaces are held, at the payment page. */
async function atThePaymentPage(
  pages: ActivityPages,
  { sessionIds }: Pick<ArrangedActivity, 'sessionIds'>,
): Promise<void> {
  await pages.page.goto(`/activity-booking/new-booking?activitySessionId=${sessionIds[0]}`)
  await pages.writeFirstPerson('Moana Parata')
  await pages.writeGuest({ ...moana, email: newAddress('moana') })
  await pages.use.press(pages.page.getByRole('button', { name: 'Pay on a secure page' }))
  await expect(pages.title).toContainText('Pay for')
}

test('a declined card changes nothing, and the spaces stay held for the next one', async ({ page, request }) => {
  const pages = new ActivityPages(page, inputMethods['by mouse'](page))
  await atThePaymentPage(pages, await newActivity(request))
  await pages.pay('declined')
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await page.getByRole('link', { name: 'Back without paying' }).click()
  await expect(pages.title).toHaveText('You left the payment page')
  await expect(page.getByText('ClosedPayment')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Your booking' }).click()
  await expect(pages.title).toHaveText('Your spaces are held')
  await expect(page.getByText(/^Held for you: \d+ minutes$/)).toBeVisible()
  await expect(page.getByText('Nothing was charged.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again, $24.00' }).click()
  await pages.pay('approved')
  await expect(pages.title).toHaveText('You are going')
})

test('who pays in two tabs pays once', async ({ page, request }) => {
  const pages = new ActivityPages(page, inputMethods['by mouse'](page))
  await atThePaymentPage(pages, await newActivity(request))
  // A copy of the tab, since a guest's bookings are known in theirs alone.
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void window.open(location.href))
  const second = await opened
  await pages.pay('approved')
  await expect(pages.title).toHaveText('You are going')
  // The other tab learns that there is nothing to pay any more.
  await second.reload()
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('You are going')
  await second.close()
  await page.getByRole('link', { name: 'Your booking' }).click()
  await expect(page.getByRole('complementary', { name: 'Receipt' }).getByText('$24.00', { exact: true })).toHaveCount(2)
})

test('a session that is cancelled while somebody pays gives the money back', async ({ page, request }) => {
  const pages = new ActivityPages(page, inputMethods['by mouse'](page))
  const activity = await newActivity(request)
  await atThePaymentPage(pages, activity)
  await cancelSession(request, activity.sessionIds[0] ?? 0)
  await pages.pay('approved')
  await expect(pages.title).toHaveText('Your spaces are not booked')
  await expect(page.getByText(/came too late and goes back to your card/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Your booking' }).click()
  await expect(page.getByText(/it goes back to the card/)).toBeVisible()
  await expectAccessible(page)
})

test('what somebody wrote survives a reload and a lost connection', async ({ page, request }) => {
  const { sessionIds } = await newActivity(request, { priceCents: 0 })
  const pages = new ActivityPages(page, inputMethods['by mouse'](page))
  await page.goto(`/activity-booking/new-booking?activitySessionId=${sessionIds[0]}`)
  await pages.writeFirstPerson('Moana Parata')
  await pages.writeGuest({ ...moana, email: newAddress('moana') })
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Moana Parata')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Book 1 space' }).click()
  await expect(page.getByText(/offline|connection/i).first()).toBeVisible()
  await page.context().setOffline(false)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Book 1 space' }).click()
  await expect(pages.title).toHaveText(/^You are going\. See you on/)
})
