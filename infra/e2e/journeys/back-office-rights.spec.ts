import { texts } from '@waymark/domain/texts'
import { expect, test } from '../fixtures/test.ts'

const screens = [
  '/service-area/services',
  '/service-area/scheduling',
  '/service-area/staffs',
  '/booking/upcoming?sheet=today',
]

/** What each demo account gets at the screens above: the screen, or a redirect to the dashboard (product.md section 6). */
const people = [
  { account: 'hybrid.admin', finds: ['Services', 'Scheduling', 'Staff', 'Day sheet'] },
  { account: 'service.manager', finds: ['Services', 'Scheduling', 'Staff', 'Day sheet'] },
  { account: 'staff.manager', finds: ['Services', 'Scheduling', 'Staff', 'Day sheet'] },
  { account: 'staff', finds: [null, null, null, 'Day sheet'] },
  { account: 'coordinator', finds: [null, null, null, 'Day sheet'] },
  // An activity operator has no service role.
  { account: 'activity.admin', finds: [null, null, 'Staff', null] },
] as const

for (const { account, finds } of people) {
  test(`${account} opens the screens of services, times and staff that their role allows`, async ({ as }) => {
    const page = await as(account)
    for (const [place, title] of finds.entries()) {
      await page.goto(screens[place] ?? '')
      if (title === null) {
        await expect(page).toHaveURL('/dashboard')
        await expect(page.getByText(texts.noPermission).first()).toBeVisible()
      } else await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    }
    // The API agrees: an Activity Coordinator cannot read addresses.
    if (account === 'coordinator') {
      await page.goto('/booking/upcoming?sheet=today')
      await expect(page.getByText(texts.noPermission).first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0)
    }
  })
}
