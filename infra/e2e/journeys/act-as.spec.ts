import type { Page } from '@playwright/test'
import { account } from '@waymark/contracts/account'
import { callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AdminLists } from '../pages/admin-lists.ts'
import { AppFrame } from '../pages/app-frame.ts'
import { Keyboard } from '../pages/keyboard.ts'
import { demoPassword } from '../pages/login-page.ts'

const people = '/global-admin/account/individual'
const hemi = { email: 'individual@demo.test', name: 'Hēmi Parata' }
/** Used by the shorter journeys, so that the first one reads only its own audit trail. */
const vera = { email: 'restricted@demo.test', name: 'Vera Lindqvist' }

// Serial: an administrator who logs out anywhere ends all of their acting sessions.
test.describe.configure({ mode: 'default' })

const banner = (page: Page) => page.getByRole('region', { name: 'Acting as somebody else' })

test('an administrator acts as a person in one tab; their own session continues in the other', async ({
  as,
  request,
}) => {
  const { email, name } = hemi
  const page = await as('global.admin')
  const lists = new AdminLists(page)
  const other = await page.context().newPage()
  await new AdminLists(other).open('/global-admin/account/business')

  await test.step('gives a reason and their own password', async () => {
    await lists.open(people)
    await lists.findOnly(email, name)
    await lists.choose(name, 'Act as this person')
    const dialog = page.getByRole('dialog', { name: `Act as ${name}?` })
    await dialog.getByLabel('Why?').fill('Hēmi called about a booking')
    await dialog.getByLabel('Your own password', { exact: true }).fill('not-the-password')
    await dialog.getByRole('button', { name: `Act as ${name}` }).click()
    await expect(dialog.getByText('Your password is not right.').first()).toBeVisible()
    await expect(dialog.getByLabel('Why?')).toHaveValue('Hēmi called about a booking')
    await expectAccessible(page)
    await dialog.getByLabel('Your own password', { exact: true }).fill(demoPassword)
    await dialog.getByRole('button', { name: `Act as ${name}` }).click()
  })

  await test.step('this tab is the person’s, and says so', async () => {
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hēmi')
    await expect(banner(page)).toContainText(`is acting as ${name}, in this tab only.`)
    await expect(banner(page)).toContainText('15 minutes left.')
    await expectAccessible(page)
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored, 'no part of a signed token').not.toMatch(/eyJ|"token"/)
  })

  await test.step('what is not allowed while acting is refused with a message', async () => {
    const frame = new AppFrame(page)
    await page.getByRole('button', { name: /, user menu$/ }).click()
    await page.getByRole('menuitem', { name: 'My profile' }).click()
    await expect(frame.title).toHaveText('My profile')
    // Content that loads later moves the button away from the pointer.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.getByLabel('Current password', { exact: true }).fill(demoPassword)
    await page.getByLabel('New password', { exact: true }).fill('Kahurangi-77')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('This cannot be done while acting as another person.')).toBeVisible()
  })

  await test.step('the public pages say so too', async () => {
    await page.getByRole('link', { name: 'Privacy policy' }).click()
    await expect(page).toHaveURL('/privacy-policy')
    await expect(banner(page)).toBeVisible()
  })

  await test.step('the other tab is still the administrator', async () => {
    await other.reload()
    await expect(other).toHaveURL('/global-admin/account/business')
    await expect(banner(other)).toHaveCount(0)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Business profiles')
  })

  const person = await callerFor(request, 'individual')
  const actingIds = async () => {
    // Other journeys log in as this person at the same time.
    const { items } = await person.ask(account.getSessions, { pageSize: 50 })
    return items.filter(({ actingAdminName }) => actingAdminName === 'Robyn Keating').map(({ sessionId }) => sessionId)
  }
  // The last used session is first.
  const [actingId] = await actingIds()

  await test.step('the person sees the administrator among their devices', () => {
    expect(actingId).toBeDefined()
  })

  await test.step('returning ends it in the tab and on the server, and is in the audit trail', async () => {
    await banner(page).getByRole('button', { name: 'Stop acting' }).click()
    await expect(page).toHaveURL(/\/global-admin\/account\/individual\?search=/)
    await expect(page.getByText(`You stopped acting as ${name}. You are yourself again.`)).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    await expect.poll(actingIds).not.toContain(actingId)
    await lists.choose(name, 'History')
    const trail = page.getByRole('dialog', { name: `History of ${name}` })
    await expect(trail).toContainText('Started acting as this person')
    await expect(trail).toContainText('Hēmi called about a booking')
    await expectAccessible(page)
  })
})

test('logging out in one tab ends acting in the other', async ({ as }) => {
  const page = await as('global.admin')
  const other = await page.context().newPage()
  await new AdminLists(other).open('/global-admin/account/business')
  await actAs(page)
  await new AppFrame(other).logOut()
  await expect(page).toHaveURL(/\/login/)
  await expect(banner(page)).toHaveCount(0)
})

test('before the fifteen minutes are over a dialog asks whether to continue or to become the administrator again', async ({
  as,
}) => {
  const page = await as('global.admin')
  await page.clock.install()
  await actAs(page)
  const { name } = vera
  await page.clock.fastForward(13 * 60_000)
  await expect(banner(page)).toContainText('2 minutes left.')
  await page.clock.fastForward(60_000)
  const question = page.getByRole('alertdialog', { name: `Acting as ${name} ends in a minute` })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  // The next fifteen minutes are by the server's clock, which kept running.
  await page.clock.setSystemTime(Date.now())
  await question.getByRole('button', { name: 'Continue for 15 minutes' }).click()
  await expect(question).toHaveCount(0)
  await expect(banner(page)).toContainText('15 minutes left.')

  await page.clock.fastForward(14 * 60_000)
  await question.getByRole('button', { name: 'Let it end' }).click()
  await expect(question).toHaveCount(0)
  await page.clock.fastForward(60_000 + 1000)
  await expect(page.getByText(`Your time to act as ${name} is over.`)).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/global-admin\//)
})

test('acting starts and ends with the keyboard alone', async ({ as }) => {
  const { email, name } = vera
  const page = await as('global.admin')
  const keyboard = new Keyboard(page)
  const lists = new AdminLists(page)
  await lists.open(people)
  await keyboard.tabTo(lists.search)
  await keyboard.type(email)
  await expect(lists.table.getByRole('rowheader')).toHaveCount(1)
  await keyboard.follow(page.getByRole('button', { name: `More for ${name}` }))
  await keyboard.moveTo('ArrowDown', /Act as this person/)
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Act as ${name}?` })
  await expect(dialog).toBeVisible()
  await keyboard.tabTo(dialog.getByLabel('Why?'))
  await keyboard.type('Vera called about a booking')
  await keyboard.tabTo(dialog.getByLabel('Your own password', { exact: true }))
  await keyboard.type(demoPassword)
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await keyboard.follow(banner(page).getByRole('button', { name: 'Stop acting' }))
  await expect(page).toHaveURL(/\/global-admin\/account\/individual/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

/** Starts acting as Vera, from her row. */
async function actAs(page: Page): Promise<void> {
  const { email, name } = vera
  const lists = new AdminLists(page)
  await lists.open(people)
  await lists.findOnly(email, name)
  await lists.choose(name, 'Act as this person')
  const dialog = page.getByRole('dialog', { name: `Act as ${name}?` })
  await dialog.getByLabel('Why?').fill('Vera called about a booking')
  await dialog.getByLabel('Your own password', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: `Act as ${name}` }).click()
  await expect(banner(page)).toBeVisible()
}
