import type { Page } from '@playwright/test'
import { beginBooking } from '../fixtures/begin-booking.ts'
import { expect, test } from '../fixtures/test.ts'
import { Keyboard } from '../pages/keyboard.ts'
import { LocationMapPage } from '../pages/location-map-page.ts'
import { demoPassword } from '../pages/login-page.ts'

/** The service whose times are edited here and in no other journey. */
const scheduledServiceId = 4

test('the main job is done with the keyboard alone, and the focus is visible at every stop', { tag: '@map' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const keys = new Keyboard(page)
  let bookingPath = ''

  await test.step('signs in', async () => {
    await signIn(page, 'individual')
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('opens a place from the list beside the map', async () => {
    await page.goto('/location-map')
    await keys.follow(page.getByRole('link', { name: 'Kōwhai Care, Newtown' }))
    const { venue } = new LocationMapPage(page)
    await expect(venue.getByRole('heading', { level: 2, name: 'Kōwhai Care, Newtown' })).toBeFocused()
  })

  await test.step('books one of its services by the calendar', async () => {
    await keys.follow(page.getByRole('link', { name: 'Book Evening care' }))
    await expect(page).toHaveURL(/\/booking\/new-booking/)
    await keys.tabTo(page.getByRole('radiogroup', { name: 'How long do you need?' }))
    await keys.press('ArrowDown')
    await keys.follow(page.getByRole('button', { name: 'Use this address' }))
    await expect(page.getByText('In the area.')).toBeVisible()
    await keys.tabTo(page.getByRole('grid'))
    await keys.moveTo('ArrowRight', /, \d+ free times?/)
    await keys.press('Enter')
    await keys.tabTo(page.getByRole('list', { name: /^(Morning|Afternoon|Evening)$/ }).getByRole('button'))
    await keys.press('Space')
    await keys.follow(page.getByRole('button', { name: 'Confirm booking' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Your booking is confirmed' })).toBeVisible()
    const link = page.getByRole('link', { name: 'See the booking' })
    bookingPath = (await link.getAttribute('href')) ?? ''
    await keys.follow(link)
    await expect(page).toHaveURL(bookingPath)
  })

  const context = await browser.newContext()
  const provider = await context.newPage()
  const providerKeys = new Keyboard(provider)

  await test.step('the provider edits a weekly time and puts it back', async () => {
    await signIn(provider, 'service.manager')
    await provider.goto(`/service-area/scheduling?serviceAreaServiceId=${scheduledServiceId}`)
    const edit = provider.getByRole('button', { name: /^Edit Monday/ }).first()
    await providerKeys.tabTo(edit)
    const before = await edit.innerText()
    await moveStart(provider, 'ArrowDown')
    await expect(edit).toBeFocused()
    await expect(edit).not.toHaveText(before)
    await moveStart(provider, 'ArrowUp')
    await expect(edit).toBeFocused()
    await expect(edit).toHaveText(before)
  })

  await test.step('and completes the booking once it has begun', async () => {
    await beginBooking(Number(bookingPath.split('/').at(-1)))
    await provider.goto(bookingPath)
    await providerKeys.follow(provider.getByRole('button', { name: 'Complete', exact: true }))
    await providerKeys.follow(provider.getByRole('button', { name: 'Yes, it is done' }))
    await expect(provider.getByText('Completed').first()).toBeVisible()
  })
  await context.close()
})

test('Escape and the skip link work as they should', async ({ page }) => {
  const keys = new Keyboard(page)
  await signIn(page, 'service.manager')
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/booking/upcoming')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await keys.follow(page.getByRole('link', { name: /^Skip to/ }))
  await expect(page.locator('#main')).toBeFocused()

  const menu = page.getByRole('button', { name: /, user menu$/ })
  await page.goto('/dashboard')
  await keys.follow(menu)
  await expect(page.getByRole('menuitem', { name: 'My profile' })).toBeFocused()
  await keys.press('Escape')
  await expect(menu).toBeFocused()

  await page.goto('/service-area/scheduling')
  await keys.tabTo(page.getByRole('button', { name: /^Consumer\b/ }))
  await keys.press('ArrowRight')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await keys.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await keys.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/service-area\/scheduling/)
})

async function signIn(page: Page, account: string): Promise<void> {
  const keys = new Keyboard(page)
  await page.goto('/login')
  await keys.tabTo(page.getByLabel('Email'))
  await keys.type(`${account}@demo.test`)
  await keys.tabTo(page.getByLabel('Password', { exact: true }))
  await keys.type(demoPassword)
  await keys.press('Enter')
  await expect(page).not.toHaveURL(/\/login/)
}

/** Moves the start of the weekly line whose "Edit" has the focus by a quarter of an hour. */
async function moveStart(page: Page, arrow: 'ArrowDown' | 'ArrowUp'): Promise<void> {
  const keys = new Keyboard(page)
  const save = page.getByRole('button', { name: /^Save/ })
  await keys.press('Enter')
  await expect(save).toBeVisible()
  await keys.follow(page.getByRole('region', { name: 'Weekly times' }).getByRole('button', { name: /Starts/ }))
  await expect(page.getByRole('listbox')).toBeVisible()
  await keys.press(arrow)
  await keys.press('Enter')
  await keys.follow(save)
  // Bookings at the old time stay, and the page asks first when there are any. Until then the row shows "Saving".
  const question = page.getByRole('button', { name: 'Yes, save it' })
  const unsaved = page.getByRole('region', { name: 'Weekly times' }).getByText(/^Sav(e|ing)\b/)
  await expect.poll(async () => (await question.isVisible()) || (await unsaved.count()) === 0).toBe(true)
  if (await question.isVisible()) await keys.follow(question)
  await expect(unsaved).toHaveCount(0)
}
