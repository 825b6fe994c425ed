import { texts } from '@waymark/domain/texts'
import { expect, test } from '../fixtures/test.ts'

const screens = [
  '/service-area/services',
  '/service-area/scheduling',
  '/service-area/staffs',
  '/booking/upcoming?sheet=today',
  '/service-area/insights?weeks=8',
  '/service-area/activities-events/scheduled-activities',
]

const managed = ['Insights', 'Scheduled activities'] as const

/** What each demo account gets at the screens above: the screen, or a redirect to the dashboard (product.md section 6). */
const people = [
  { account: 'hybrid.admin', finds: ['Services', 'Scheduling', 'Staff', 'Day sheet', ...managed] },
  { account: 'service.manager', finds: ['Services', 'Scheduling', 'Staff', 'Day sheet', ...managed] },
  { account: 'staff.manager', finds: ['Services', 'Scheduling', 'Staff', 'Day sheet', ...managed] },
  // Staff read the activities of the sessions that they help with; what these earned is not for them.
  { account: 'staff', finds: [null, null, null, 'Day sheet', null, 'Scheduled activities'] },
  { account: 'coordinator', finds: [null, null, null, 'Upcoming bookings', ...managed] },
  // An activity operator has no service role; bookings are what they have booked themself, in the other mode.
  { account: 'activity.admin', finds: [null, null, 'Staff', 'This page is in Consumer mode', ...managed] },
] as const

for (const { account, finds } of people) {
  test(`${account} opens the screens of services, times, staff and activities that their role allows`, async ({
    as,
  }) => {
    const page = await as(account)
    for (const [place, title] of finds.entries()) {
      await page.goto(screens[place] ?? '')
      if (title === null) {
        await expect(page).toHaveURL('/dashboard')
        await expect(page.getByText(texts.noPermission).first()).toBeVisible()
      } else await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    }
    // An Activity Coordinator cannot read addresses.
    if (account === 'coordinator') {
      await page.goto('/booking/upcoming?sheet=today')
      await expect(page.getByText('Your role here does not include services')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0)
    }
  })
}
