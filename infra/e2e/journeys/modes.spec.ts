import type { Page } from '@playwright/test'
import { businessSubtype, type Mode, staffRole } from '@waymark/domain/enums'
import { menuItems, menuSectionLabels } from '@waymark/domain/rights/menu'
import type { Who } from '@waymark/domain/rights/roles'
import { accountAdmin as admin, individual, member } from '@waymark/domain/testing/visitors'
import { texts } from '@waymark/domain/texts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AppFrame } from '../pages/app-frame.ts'
import { Keyboard } from '../pages/keyboard.ts'

/** Each demo account with what it may see; `help` says whether its own menu has the help centre. */
const people: readonly { readonly account: string; readonly who: Who; readonly help: boolean }[] = [
  { account: 'hybrid.admin', who: admin, help: true },
  { account: 'activity.admin', who: { ...admin, subtype: businessSubtype.ActivityOperator }, help: true },
  { account: 'council.admin', who: { ...admin, subtype: businessSubtype.Council }, help: true },
  { account: 'service.manager', who: { ...member, role: staffRole.StaffAndServiceManager }, help: true },
  { account: 'staff.manager', who: { ...member, role: staffRole.StaffManager }, help: true },
  { account: 'staff', who: { ...member, role: staffRole.Staff }, help: false },
  { account: 'coordinator', who: { ...member, role: staffRole.ActivityCoordinator }, help: false },
  { account: 'individual', who: individual, help: false },
  { account: 'global.admin', who: { ...individual, isGlobalAdmin: true }, help: false },
]

for (const { account, who, help } of people) {
  test(`${account} sees exactly the menu that their rights allow`, async ({ as }) => {
    const page = await as(account)
    const frame = new AppFrame(page)
    await page.goto('/dashboard')
    await expect(frame.menu).toBeVisible()
    await expect.poll(() => frame.menuItems()).toEqual(menuOf(who))
    expect(await frame.userMenuItems()).toEqual(['My profile', ...(help ? ['Help centre'] : []), 'Logout'])
    const maySwitch = who.isAccountAdmin || who.role === staffRole.StaffAndServiceManager
    await expect(frame.mode).toHaveCount(maySwitch ? 1 : 0)
    if (!maySwitch) return

    const isCouncil = who.subtype === businessSubtype.Council
    await frame.chooseMode(isCouncil ? 'My Community' : 'Consumer')
    await expect.poll(() => frame.menuItems()).toEqual(menuOf({ ...who, mode: 'consumer' }))
    await expectAccessible(page)
  })
}

test('switching mode returns to the dashboard and is remembered', async ({ as }) => {
  const page = await as('service.manager')
  const frame = new AppFrame(page)
  await page.goto('/service-area/staffs')
  await frame.chooseMode('Consumer')
  await expect(page).toHaveURL('/dashboard')
  await hasMode(frame, 'consumer')
  await page.reload()
  await hasMode(frame, 'consumer')
  await frame.chooseMode('Provider')
  await hasMode(frame, 'provider')
})

test('leaving schedule or bulk edit for consumer mode asks first, once, and cancelling changes nothing', async ({
  as,
}) => {
  const page = await as('service.manager')
  const frame = new AppFrame(page)
  const question = page.getByRole('alertdialog')
  const pages = [
    ['/service-area/services?many=fees', 'Change many services'],
    ['/service-area/scheduling?tab=many', 'Scheduling'],
  ] as const
  for (const [address, title] of pages) {
    await page.goto(address)
    await expect(frame.title).toHaveText(title)
    await frame.chooseMode('Consumer')
    await expect(question).toContainText('Switch to Consumer?')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Stay on this page' }).click()
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL(address)
    await hasMode(frame, 'provider')
  }

  await frame.chooseMode('Consumer')
  await question.getByRole('button', { name: 'Switch to Consumer' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(question).toHaveCount(0)
  await hasMode(frame, 'consumer')
})

test('pages show the chosen location, also after a reload', async ({ as }) => {
  const page = await as('hybrid.admin')
  const frame = new AppFrame(page)
  await page.goto('/dashboard')
  const before = await frame.location.innerText()
  await frame.location.click()
  const names = await page.getByRole('menuitemradio').getByText(/./).allInnerTexts()
  await page.keyboard.press('Escape')
  const other = names.find((name) => name.startsWith('Kōwhai') && name !== before)
  if (!other) throw new Error('Kōwhai Care has one location only')
  await frame.chooseLocation(other)
  await expect(frame.location).toHaveAccessibleName(`Location: ${other}`)
  await page.reload()
  await expect(frame.location).toHaveAccessibleName(`Location: ${other}`)
  await frame.menu.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page.getByRole('main')).toContainText(other)
})

test('a page without permission says so and redirects to the dashboard', async ({ as }) => {
  const turnedAway = [
    ['staff', '/business/profile'],
    ['coordinator', '/service-area/scheduling'],
    ['individual', '/service-area/services'],
  ] as const
  for (const [account, path] of turnedAway) {
    const page = await as(account)
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText(texts.noPermission)).toBeVisible()
  }
})

test('a page of the other mode offers to switch and open it', async ({ as }) => {
  const page = await as('activity.admin')
  const keys = new Keyboard(page)
  await page.goto('/booking/Cancelled')
  await expect(page.getByRole('heading', { level: 1, name: 'This page is in Consumer mode' })).toBeVisible()
  await expectAccessible(page)
  await keys.follow(page.getByRole('button', { name: 'Switch to Consumer and open it' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Cancelled bookings' })).toBeVisible()
  await page.goto('/business/profile')
  await page.getByRole('link', { name: 'Stay in Consumer' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/business/profile')
  await page.getByRole('button', { name: 'Switch to Provider and open it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Organisation profile' })).toBeVisible()
})

test('people in the wizard and global administrators are kept to their own pages', async ({ as }) => {
  const newcomer = await as('onboarding')
  await newcomer.goto('/booking/upcoming')
  await expect(newcomer).toHaveURL('/business/setup-wizard')

  const administrator = await as('global.admin')
  await administrator.goto('/login')
  await expect(administrator).toHaveURL('/global-admin/account/business')
  await administrator.goto('/dashboard')
  await expect(administrator).toHaveURL('/global-admin/account/business')
  await visitWithQuestion(administrator)
})

/** After signing in, a requested page of the administrator's area opens; another site does not. */
async function visitWithQuestion(page: Page): Promise<void> {
  await page.goto('/login?url=/global-admin/business-accounts')
  await expect(page).toHaveURL('/global-admin/business-accounts')
  await page.goto('/login?url=//elsewhere.test/')
  await expect(page).toHaveURL('/global-admin/account/business')
}

/** The menu as `AppFrame.menuItems` reads it. */
function menuOf(who: Who): string[] {
  return menuItems(who).map(({ section, label, parentId }) => {
    if (parentId) return `- ${label}`
    const title = menuSectionLabels[section]
    return title ? `${title}: ${label}` : label
  })
}

async function hasMode(frame: AppFrame, mode: Mode): Promise<void> {
  const name = mode === 'provider' ? 'Provider' : 'Consumer'
  await expect(frame.mode.getByRole('button', { name, exact: true })).toHaveAttribute('aria-current', 'true')
}
