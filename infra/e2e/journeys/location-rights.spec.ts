import { staffRole } from '@waymark/domain/enums'
import { routeAnswer, type Visitor } from '@waymark/domain/rights/route-access'
import { member } from '@waymark/domain/testing/visitors'
import { texts } from '@waymark/domain/texts'
import { expect, test } from '../fixtures/test.ts'

/** The screens of a location, opened as each role; the same table decides what the server answers. */
const screens = [
  ['/service-area/list', 'Locations'],
  ['/service-area/new', 'New location'],
  ['/service-area/1', 'Kōwhai Care, Newtown'],
  ['/service-area/staffs', 'Staff'],
  ['/service-area/services', 'Services'],
  ['/service-area/scheduling', 'Scheduling'],
] as const

const people: readonly (readonly [account: string, visitor: Visitor, opened: number])[] = [
  ['hybrid.admin', { ...member, isAccountAdmin: true }, 6],
  ['service.manager', { ...member, role: staffRole.StaffAndServiceManager }, 4],
  ['staff.manager', { ...member, role: staffRole.StaffManager }, 4],
  ['staff', { ...member, role: staffRole.Staff }, 0],
  ['coordinator', { ...member, role: staffRole.ActivityCoordinator }, 0],
]

for (const [account, visitor, opened] of people) {
  test(`${account} opens only the location screens they may see`, async ({ as }) => {
    const page = await as(account)
    const open = screens.filter(([path]) => routeAnswer(path, visitor) === 'open')
    expect(open).toHaveLength(opened)
    for (const [path, title] of screens) {
      await page.goto(path)
      if (routeAnswer(path, visitor) === 'open') {
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      } else {
        await expect(page).toHaveURL('/dashboard')
        await expect(page.getByText(texts.noPermission)).toBeVisible()
      }
    }
  })
}

test('an organisation without the service role has locations and staff, but no services and times', async ({ as }) => {
  const page = await as('activity.admin')
  for (const path of ['/service-area/services', '/service-area/scheduling']) {
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText(texts.noPermission)).toBeVisible()
  }
  await page.goto('/service-area/list')
  await page.getByRole('table', { name: 'Locations' }).getByRole('link').first().click()
  await expect(page.getByRole('tab', { name: 'Access facts' })).toBeVisible()
})
