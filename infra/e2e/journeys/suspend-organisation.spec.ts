import type { APIRequestContext } from '@playwright/test'
import { activity } from '@waymark/contracts/activity'
import { activityBooking } from '@waymark/contracts/activity-booking'
import { activitySession } from '@waymark/contracts/activity-session'
import { bookingStatus } from '@waymark/domain/enums'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { openCouncil } from '../fixtures/arrange-organisation.ts'
import { callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AdminLists } from '../pages/admin-lists.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'
import { emailTo } from '../pages/mailbox.ts'

const methods = ['by mouse', 'by keyboard alone'] as const satisfies readonly InputMethodName[]
const title = 'Weaving harakeke'

/** A council with a free session in three days, which somebody has booked. */
async function councilWithBooking(request: APIRequestContext, accountName: string) {
  const council = await openCouncil(request, accountName)
  const { admin, serviceAreaId } = council
  const about = { serviceAreaId, title, priceCents: 0, maxSpacesPerSession: 8, maxSpacesPerClient: 2 }
  const { activityId, version } = await admin.ask(activity.submitActivity, about)
  const day = addDays(new Date().toISOString().slice(0, 10), 3)
  const { sessions } = await admin.ask(activitySession.addActivitySessions, {
    activityId,
    startDateTimes: [`${day}T10:00:00`],
    endDateTimes: [`${day}T12:00:00`],
    status: 'Active',
  })
  await admin.ask(activity.submitActivity, { ...about, activityId, version, status: 'Active' })
  const client = await callerFor(request, 'individual')
  const { activityBookingId } = await client.ask(activityBooking.addNewActivityBooking, {
    activitySessionId: sessions[0]?.activitySessionId ?? 0,
    people: [{ name: 'Moana Faleolo' }, { name: 'Ana Faleolo' }],
    contactName: 'Moana Faleolo',
    contactEmail: 'individual@demo.test',
    totalCents: 0,
  })
  const statusOf = async () =>
    (await client.ask(activityBooking.getActivityBookingDetail, { activityBookingId })).status
  return { ...council, activityId, activityBookingId, statusOf }
}

for (const method of methods) {
  test(`an administrator suspends an organisation, opens it again, and closes it for good, ${method}`, async ({
    as,
    request,
  }) => {
    test.setTimeout(180_000)
    const name = `Rātā Council ${method} ${Date.now()}`
    const council = await councilWithBooking(request, name)
    const page = await as('global.admin')
    const input = inputMethods[method](page)
    const lists = new AdminLists(page)
    const more = page.getByRole('button', { name: `More for ${name}` })
    // The menu fades out as a dialog of its own.
    const dialog = page.getByRole('dialog', { name: /^(Suspend|Why|Close|History) / })
    const stranger = await as(null)

    await test.step('what is booked is said first', async () => {
      await lists.open('/global-admin/business-accounts')
      await lists.findOnly(name, name)
      await input.chooseFromMenu(more, 'Suspend')
      await expect(dialog).toContainText('1 session, 1 booking of 2 spaces')
      await expect(dialog).toContainText('1 location closes: nobody finds or books it.')
      await expectAccessible(page)
    })

    await test.step('a reason is needed, and it is suspended', async () => {
      await input.press(dialog.getByRole('button', { name: 'Suspend it' }))
      await expect(dialog.getByRole('textbox', { name: /^Why/ })).toHaveAttribute('aria-invalid', 'true')
      await expectAccessible(page)
      await input.write(dialog.getByRole('textbox', { name: /^Why/ }), 'Nobody answers its clients.')
      await input.press(dialog.getByRole('button', { name: 'Suspend it' }))
      await expect(dialog).toHaveCount(0)
      await expect(lists.table.getByRole('rowheader')).toContainText('Suspended')
      await expectAccessible(page)
    })

    await test.step('nobody finds it; its people read why, still see what is booked, and have an email', async () => {
      await stranger.goto(`/location-map/${council.serviceAreaId}`)
      await expect(stranger.getByRole('heading', { name: 'We could not find this place' })).toBeVisible()
      const theirs = await as(council.email)
      await theirs.goto('/dashboard')
      await expect(theirs.getByText(`Waymark has suspended ${name}`)).toBeVisible()
      await expect(theirs.getByText('Nobody answers its clients.').first()).toBeVisible()
      await expect(theirs.getByText('What is booked stays booked: please keep to it.')).toBeVisible()
      await expectAccessible(theirs)
      await theirs.getByRole('link', { name: title }).click()
      await expect(theirs.getByText('2 of 8').first()).toBeVisible()
      await emailTo(request, council.email, 'organisation suspended', { about: 'Nobody answers its clients.' })
      expect(await council.statusOf()).toBe(bookingStatus.Confirmed)
    })

    await test.step('it is opened again', async () => {
      await input.chooseFromMenu(more, 'Lift the suspension')
      await expect(dialog).toContainText('Nobody answers its clients.')
      await expect(dialog).toContainText('1 location opens again.')
      await expectAccessible(page)
      await input.press(dialog.getByRole('button', { name: 'Lift the suspension' }))
      await expect(dialog).toHaveCount(0)
      await expect(lists.table.getByRole('rowheader')).not.toContainText('Suspended')
      await stranger.goto(`/location-map/${council.serviceAreaId}`)
      await expect(stranger.getByRole('heading', { name: 'Harakeke Gardens' }).first()).toBeVisible()
    })

    await test.step('it is closed for good, and what is booked is cancelled', async () => {
      await input.chooseFromMenu(more, 'Close for good')
      await input.pick(dialog.getByRole('radio', { name: 'Cancel all of it, with refunds' }))
      await expect(dialog).toContainText('0 visits and 1 session are cancelled')
      await input.write(dialog.getByRole('textbox', { name: /^Why/ }), 'The council has ended.')
      await input.write(dialog.getByRole('textbox', { name: /^What should we tell/ }), 'The council has closed.')
      await expectAccessible(page)
      await input.press(dialog.getByRole('button', { name: 'Close it for good' }))
      await expect(dialog).toHaveCount(0)
      await expect(lists.table.getByRole('rowheader')).toContainText('Closed for good')
      await expect.poll(council.statusOf).toBe(bookingStatus.Cancelled)
      await input.chooseFromMenu(more, 'Why it is closed')
      await expect(dialog).toContainText('The council has ended.')
      await expect(dialog.getByRole('button', { name: 'Lift the suspension' })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await input.chooseFromMenu(more, 'History')
      await expect(dialog).toContainText('Closed the organisation for good')
      await expect(dialog).toContainText('Lifted the suspension')
      await expectAccessible(page)
    })
  })
}
