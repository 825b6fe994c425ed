import { account } from '@waymark/contracts/account'
import { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
import { bookedBy, freeDaysOf, newBookingOf } from '../fixtures/arrange-booking.ts'
import { callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AdminLists } from '../pages/admin-lists.ts'
import { AppFrame } from '../pages/app-frame.ts'
import { inputMethods } from '../pages/input-methods.ts'
import { emailTo } from '../pages/mailbox.ts'
import { tick } from '../pages/tick.ts'

/** Aro Rides' "Out and about", which no other journey books. */
const serviceAreaServiceId = 27

test('when two administrators edit one person, the second is told and loses nothing', async ({ as, request }) => {
  const first = await callerFor(request, 'global.admin')
  const { items } = await first.ask(account.getUserList, { search: 'wiremu', profileType: 'Individual' })
  const [person] = items
  if (!person) throw new Error('the demo world has no individual called Wiremu')
  const name = `${person.firstName} ${person.lastName}`
  const page = await as('global.admin')
  const lists = new AdminLists(page)
  await lists.open('/global-admin/account/individual')
  await lists.findOnly(person.email, name)
  await lists.choose(name, 'Edit')
  const dialog = page.getByRole('dialog', { name: `Edit ${name}` })
  await expectAccessible(page)
  await dialog.getByLabel('Last name').fill('Tūhoe')

  const { userProfileId, firstName, lastName, email, isAccountAdmin, isActive, version } = person
  const others = { userProfileId, firstName, lastName, email, isAccountAdmin, isActive }
  await first.ask(account.updateUserByGlobalAdmin, { ...others, version, phone: '021 555 0177' })

  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByText(/^Someone else has just changed this\./)).toBeVisible()
  await expect(dialog.getByLabel('Phone')).toHaveValue('021 555 0177')
  await expect(dialog.getByLabel('Last name')).toHaveValue('Tūhoe')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toHaveCount(0)

  await lists.choose(`${firstName} Tūhoe`, 'History')
  const trail = page.getByRole('dialog', { name: /^History of/ })
  await expect(trail).toContainText(`${lastName}, now Tūhoe`)
  await expect(trail).toContainText('now 021 555 0177')
  await page.keyboard.press('Escape')
  await first.ask(account.updateUserByGlobalAdmin, { ...others, version: version + 2, phone: person.phone })
})

test('a caller’s booking is found by what they know, and given to somebody else with a reason', async ({
  as,
  request,
}) => {
  const admin = await callerFor(request, 'global.admin')
  const { items } = await admin.ask(booking.getBookingList, {
    side: 'all',
    itemType: 'Service',
    search: 'Kōwhai Care',
    statuses: [bookingStatus.Confirmed],
    sort: '-start',
    pageSize: 50,
  })
  const found = items.find(({ staff }) => staff.length === 1)
  const [goes] = found?.staff ?? []
  if (!found || !goes) throw new Error('the demo world has no booking to pass on')
  const { bookingId, clientName } = found

  const page = await as('global.admin')
  const lists = new AdminLists(page)
  await lists.open('/global-admin/bookings')
  await expectAccessible(page)
  await lists.search.fill(clientName)
  await expect(lists.table.getByRole('row').filter({ hasText: clientName }).first()).toBeVisible()
  await lists.search.fill(`#${bookingId}`)
  const row = lists.table.getByRole('rowheader').filter({ hasText: new RegExp(`number ${bookingId}$`) })
  await row.getByRole('link', { name: found.itemName }).click()
  await expect(page).toHaveURL(`/global-admin/bookings/${bookingId}`)
  await expect(new AppFrame(page).title).toHaveText(found.itemName)
  await expectAccessible(page)

  await page.getByRole('button', { name: `Send somebody else instead of ${goes.firstName} ${goes.lastName}` }).click()
  const dialog = page.getByRole('dialog', { name: `Who goes instead of ${goes.firstName} ${goes.lastName}?` })
  await dialog.getByLabel('Why?').fill('They called in sick')
  const choices = dialog.getByRole('radio')
  await expect(choices.first()).toBeAttached()
  await expectAccessible(page)
  // Picks whoever is free at that time; the others are refused by name.
  for (let index = 0; index < (await choices.count()); index += 1) {
    await tick(choices.nth(index))
    await dialog.getByRole('button', { name: /^Send / }).click()
    await expect(
      dialog.getByText(/has another booking at that time/).or(page.getByText(/is going to this booking\.$/)),
    ).toBeVisible()
    if ((await dialog.count()) === 0) break
  }
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Who goes' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'What administrators did' })).toContainText('They called in sick')
  await expect(page.getByRole('region', { name: 'What happened so far' })).toContainText('by Robyn Keating')
})

test('a caller’s booking is cancelled for them with the keyboard alone, with a reason that both sides read and the audit trail keeps', async ({
  as,
  request,
}) => {
  const client = await callerFor(request, 'individual')
  const free = await freeDaysOf(client, serviceAreaServiceId, 30)
  const [day] = free.days
  const [bookingId] = await bookedBy(client, newBookingOf(free, [`${day?.date}T${day?.free[0]}:00`]))
  const page = await as('global.admin')
  const input = inputMethods['by keyboard alone'](page)
  await page.goto(`/global-admin/bookings/${bookingId}`)
  await input.press(page.getByRole('button', { name: 'Cancel booking' }))
  const question = page.getByRole('alertdialog')
  await input.press(question.getByRole('button', { name: 'Yes, cancel it' }))
  await expect(question.getByText('Write why. It is kept with your name.').first()).toBeVisible()
  await expectAccessible(page)
  await input.write(question.getByLabel('Why?'), 'Hēmi called: he is away')
  await input.press(question.getByRole('button', { name: 'Yes, cancel it' }))
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'What you can do' })).toBeFocused()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'What administrators did' })).toContainText('Hēmi called: he is away')
  const about = `/booking/${bookingId}`
  const email = await emailTo(request, 'individual@demo.test', 'booking cancelled', { about })
  expect(email.text).toContain('Robyn Keating cancelled. The reason given: Hēmi called: he is away')
})

test('a badge partner is added, with its description and a venue that it vouches for', async ({ as }) => {
  const name = `Open Doors ${Date.now().toString(36)}`
  const page = await as('global.admin')
  await page.goto('/global-admin/badge-partners')
  await page.getByRole('link', { name: 'Add a badge partner' }).click()
  await expect(new AppFrame(page).title).toHaveText('New badge partner')
  await page.getByRole('button', { name: 'Add this badge partner' }).click()
  await expect(page.getByText('Write something here.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Add this badge partner' }).click()
  await expect(new AppFrame(page).title).toHaveText(name)

  await page.getByLabel(/^What the badge stands for/).fill('Doors that open by themselves.')
  await page.getByRole('combobox', { name: 'Add a venue' }).fill('gallery')
  await page
    .getByRole('option', { name: /Gallery/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: '1 venue' })).toBeVisible()
  await page.getByRole('button', { name: 'Save what they vouch for' }).click()
  await expect(page.getByText(`What ${name} vouches for is saved.`)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Remove .*Gallery/ })).toBeVisible()
  await expectAccessible(page)
})
