import type { APIRequestContext, Page } from '@playwright/test'
import { booking } from '@waymark/contracts/booking'
import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { type BookedVisit, bookVisit, mondayAhead } from '../fixtures/book-visit.ts'
import { type Caller, callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AppFrame } from '../pages/app-frame.ts'
import { inputMethods } from '../pages/input-methods.ts'
import { Keyboard } from '../pages/keyboard.ts'
import { demoPassword } from '../pages/login-page.ts'
import { SchedulingPage } from '../pages/scheduling-page.ts'

const location = 'Rimu Physio, Johnsonville'
const saturday = 6

interface Week {
  readonly provider: Caller
  readonly serviceAreaServiceId: number
  readonly monday: string
  /** Assigned to `person` at first. */
  readonly visit: BookedVisit
  readonly person: { readonly userProfileId: number; readonly name: string }
}

/** A visit of the week after next at Rimu Physio, done by somebody who works only at this location. */
async function weekWithABooking(request: APIRequestContext, serviceName: string): Promise<Week> {
  const [provider, client] = [await callerFor(request, 'provider.admin'), await callerFor(request, 'individual')]
  const areas = await provider.ask(serviceArea.getServiceAreasByUser, {})
  const serviceAreaId = areas.find(({ name }) => name === location)?.serviceAreaId ?? 0
  const services = await provider.ask(service.getServiceAreaServiceToSchedule, { serviceAreaId })
  const serviceAreaServiceId = services.find((one) => one.serviceName === serviceName)?.serviceAreaServiceId ?? 0
  const { items } = await provider.ask(serviceArea.getListUserRoleOnServiceArea, { serviceAreaId, search: 'Hine' })
  const [hine] = items
  if (!hine) throw new Error('Hine works there.')
  const monday = mondayAhead(new Date().toISOString().slice(0, 10))
  const wish = { serviceAreaServiceId, staffUserProfileId: hine.userProfileId, notBefore: monday }
  const visit = await bookVisit({ client, provider }, wish)
  expect(visit.staffName).toBe(`${hine.firstName} ${hine.lastName}`)
  const person = { userProfileId: hine.userProfileId, name: visit.staffName }
  // The week that the visit is in.
  const weeks = visit.startsAt.slice(0, 10) >= addDays(monday, 7) ? 7 : 0
  return { provider, serviceAreaServiceId, monday: addDays(monday, weeks), visit, person }
}

const staffOf = async ({ provider, visit }: Week) =>
  (await provider.ask(booking.getBookingDetail, { bookingId: visit.bookingId })).staff.map(
    ({ userProfileId }) => userProfileId,
  )

test('a manager reorganises a week: somebody is away, their visit is given to somebody else, Saturday is open', async ({
  as,
  request,
}) => {
  test.setTimeout(150_000)
  const week = await weekWithABooking(request, 'Occupational therapy')
  const { visit, person, monday, serviceAreaServiceId } = week
  const day = visit.startsAt.slice(0, 10)
  const page = await as('provider.admin')
  await page.goto('/dashboard')
  await new AppFrame(page).chooseLocation(location)
  const scheduling = new SchedulingPage(page)
  const ofVisit = scheduling.question.getByRole('listitem').filter({ hasText: `Open booking ${visit.bookingId}` })

  await test.step('a person’s time away shows the booking that it affects', async () => {
    await scheduling.open(serviceAreaServiceId, monday, 'away')
    await scheduling.addSpan({ kind: 'Away', forWhom: person.name, day, from: '6:00 am', to: '6:00 pm' })
    await scheduling.save()
    await expect(scheduling.question).toBeVisible()
    await expect(ofVisit.getByText(`for Hēmi Parata, with ${person.name}`)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the booking is given to somebody who is free', async () => {
    await ofVisit.getByRole('button', { name: /Who does it/ }).click()
    await page.getByRole('option').nth(1).click()
    await scheduling.question.getByRole('button', { name: 'Hand over 1, then save them' }).click()
    await expect(scheduling.question).toHaveCount(0)
    expect(await staffOf(week)).not.toContain(person.userProfileId)
  })

  await test.step('a second line waits for the first: "Please save your data first."', async () => {
    await page.getByRole('button', { name: 'Add time away or extra time' }).click()
    await scheduling.tab('Weekly times').click()
    await expect(page.getByText('Please save your data first.').first()).toBeVisible()
    await page.getByRole('button', { name: /^Cancel / }).click()
  })

  await test.step('extra times on Saturday can be booked', async () => {
    const extra = { kind: 'Extra time', forWhom: 'Whole service', from: '9:00 am', to: '12:00 pm' } as const
    await scheduling.addSpan({ ...extra, day: addDays(monday, 5) })
    await scheduling.save()
    await expect(page.getByRole('button', { name: /^Edit Extra time/ }).first()).toBeVisible()
    await expect(
      page
        .getByRole('region', { name: /^Sat / })
        .getByText(/^Extra/)
        .first(),
    ).toBeVisible()
  })

  await test.step('a day is copied to Saturday', async () => {
    await scheduling.tab('Weekly times').click()
    await page.getByRole('button', { name: 'Copy a day' }).click()
    const dialog = page.getByRole('dialog', { name: 'Copy a day' })
    await dialog.getByText('Saturday', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Copy the day' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Edit Saturday/ }).first()).toBeVisible()
  })

  await test.step('many services at once: Saturday is removed again', async () => {
    await scheduling.tab('Change many at once').click()
    await page.getByRole('button', { name: 'Choose all' }).click()
    await page.getByText('Remove these times').click()
    await page.getByText('Saturday', { exact: true }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Change \d services$/ }).click()
    await expect(page.getByText(/^Saved\. Removes all times on 1 day/).first()).toBeVisible()
    const base = await week.provider.ask(service.getServiceScheduleBase, { id: serviceAreaServiceId })
    expect(base.lines.filter(({ dayOfWeek }) => dayOfWeek === saturday)).toEqual([])
  })

  await test.step('the day sheet names who goes now', async () => {
    await page.goto(`/booking/upcoming?sheet=${day}`)
    const link = page.getByRole('link', { name: `Booking ${visit.bookingId}`, exact: true })
    await expect(link).toBeVisible()
    await expect(page.getByRole('region', { name: new RegExp(`^${person.name}`) }).filter({ has: link })).toHaveCount(0)
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('navigation').first()).toBeHidden()
    await expect(link).toBeVisible()
  })
})

test('with the keyboard alone: leave asks about a visit, which is handed over, and times are added', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000)
  const week = await weekWithABooking(request, 'Physiotherapy at home')
  const { visit, person } = week
  const day = visit.startsAt.slice(0, 10)
  const keys = new Keyboard(page)

  await test.step('signs in and goes to the person', async () => {
    await page.goto('/login')
    await keys.tabTo(page.getByLabel('Email'))
    await keys.type('provider.admin@demo.test')
    await keys.tabTo(page.getByLabel('Password', { exact: true }))
    await keys.type(demoPassword)
    await keys.press('Enter')
    await expect(page).not.toHaveURL(/\/login/)
    await keys.follow(page.getByRole('button', { name: /^Location: / }))
    await keys.moveTo('ArrowDown', new RegExp(location))
    await keys.press('Enter')
    await expect(page.getByRole('button', { name: `Location: ${location}` })).toBeVisible()
    await page.goto(`/service-area/staffs?person=${person.userProfileId}`)
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  })

  await test.step('adds leave over the job', async () => {
    await keys.follow(page.getByRole('button', { name: /^(None\. )?Add leave$/ }))
    await typeDay(page, keys, 'From', day)
    await typeDay(page, keys, 'To', day)
    await keys.follow(page.getByRole('button', { name: 'Save settings' }))
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('link', { name: `Open booking ${visit.bookingId}` })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('hands the visit over', async () => {
    const question = page.getByRole('alertdialog')
    const ofVisit = question.getByRole('listitem').filter({ hasText: `Open booking ${visit.bookingId}` })
    await keys.follow(ofVisit.getByRole('button', { name: /Who does it/ }))
    await expect(page.getByRole('listbox')).toBeVisible()
    await keys.press('ArrowDown')
    await keys.press('Enter')
    await keys.follow(question.getByRole('button', { name: 'Hand over 1, then continue' }))
    await expect(question).toHaveCount(0)
    expect(await staffOf(week)).not.toContain(person.userProfileId)
  })

  await test.step('and removes the leave again', async () => {
    await keys.follow(page.getByRole('button', { name: 'Remove this leave' }).last())
    await keys.follow(page.getByRole('button', { name: 'Save settings' }))
    await expect(page.getByRole('button', { name: 'Remove this leave' })).toHaveCount(0)
  })

  const scheduling = new SchedulingPage(page)
  const input = inputMethods['by keyboard alone'](page)

  await test.step('opens extra times on Saturday', async () => {
    const extraDay = addDays(week.monday, 5)
    await scheduling.open(week.serviceAreaServiceId, week.monday, 'away')
    await keys.follow(page.getByRole('button', { name: 'Add time away or extra time' }))
    await input.choose(page.getByRole('button', { name: / What$/ }), 'Extra time')
    await input.choose(page.getByRole('button', { name: / For whom$/ }), 'Whole service')
    await typeDay(page, keys, 'From', extraDay)
    await input.choose(page.getByRole('button', { name: / From, time$/ }), '9:00 am')
    await typeDay(page, keys, 'To', extraDay)
    await input.choose(page.getByRole('button', { name: / To, time$/ }), '12:00 pm')
    await keys.follow(page.getByRole('button', { name: /^Save / }))
    await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Edit Extra time/ }).first()).toBeVisible()
  })

  // Not to Saturday: the mouse journey removes that from every service of the location.
  await test.step('copies a day to Sunday', async () => {
    await scheduling.open(week.serviceAreaServiceId, week.monday)
    await keys.follow(page.getByRole('button', { name: 'Copy a day' }))
    const dialog = page.getByRole('dialog', { name: 'Copy a day' })
    await input.pick(dialog.getByRole('checkbox', { name: 'Sunday' }))
    await keys.follow(dialog.getByRole('button', { name: 'Copy the day' }))
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Edit Sunday/ }).first()).toBeVisible()
  })
})

/** Types a day into the last field with this label. */
async function typeDay(page: Page, keys: Keyboard, label: string, day: string): Promise<void> {
  await keys.tabTo(
    page.getByRole('group', { name: label, exact: true }).last().getByRole('spinbutton', { name: /^day/ }),
  )
  await keys.type(day.split('-').reverse().join(''))
}
