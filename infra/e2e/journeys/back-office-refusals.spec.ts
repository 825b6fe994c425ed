import type { Locator, Page } from '@playwright/test'
import { calendar } from '@waymark/contracts/calendar'
import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { addDays, dayOfWeek } from '@waymark/domain/schedule/wall-clock'
import { wallToInstant } from '@waymark/domain/schedule/wall-time'
import { newIndividual } from '../fixtures/arrange-person.ts'
import { callerFor } from '../fixtures/caller.ts'
import { ownLocation } from '../fixtures/own-location.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AppFrame } from '../pages/app-frame.ts'
import { LocationFormPage } from '../pages/location-form-page.ts'
import { LoginPage } from '../pages/login-page.ts'
import { NewBookingPage } from '../pages/new-booking-page.ts'
import { SchedulingPage } from '../pages/scheduling-page.ts'
import { tick } from '../pages/tick.ts'

/** Back-office refusals show at their field, and nothing typed is lost. */

const timeZone = 'Pacific/Auckland'
const monday = 1
const skippedSentence = 'The clocks change that day: this time does not exist. Choose another time.'

test('impossible times are refused at their field; when two people save one line the second is told', async ({
  as,
  request,
}) => {
  test.setTimeout(120_000)
  const provider = await callerFor(request, 'hybrid.admin')
  const { name, serviceAreaId, serviceAreaServiceId, staff } = await ownLocation(provider, {
    name: 'Invercargill times',
    serviceId: 1,
    weeklyTimes: [
      { dayOfWeek: monday, startTime: '09:00' },
      { dayOfWeek: monday, startTime: '13:00' },
    ],
  })
  const page = await as('hybrid.admin')
  await page.goto('/dashboard')
  await new AppFrame(page).chooseLocation(name)
  const scheduling = new SchedulingPage(page)
  const thisMonday = mondayOf(new Date().toISOString().slice(0, 10))
  const baseOf = () => provider.ask(service.getServiceScheduleBase, { id: serviceAreaServiceId })

  await test.step('a duplicate weekly line', async () => {
    await scheduling.open(serviceAreaServiceId, thisMonday)
    await page.getByRole('button', { name: 'Edit Monday 1:00 pm' }).click()
    await scheduling.choose(/ Starts$/, '9:00 am')
    await scheduling.save()
    await expect(page.getByText('This time is already in the list for that day.')).toBeVisible()
    await expectAccessible(page)
    expect((await baseOf()).lines).toHaveLength(2)
    await page.getByRole('button', { name: /^Cancel / }).click()
  })

  await test.step('somebody else saved the same line first', async () => {
    await page.getByRole('button', { name: 'Edit Monday 1:00 pm' }).click()
    await scheduling.choose(/ Starts$/, '3:45 pm')
    const { version, lines } = await baseOf()
    const line = lines.find(({ startTime }) => startTime === '13:00')
    if (!line) throw new Error('The line is gone.')
    await provider.ask(service.updateListServiceScheduleBase, {
      serviceAreaServiceId,
      version,
      lines: [{ ...line, startTime: '15:00' }],
    })
    await scheduling.save()
    await expect(page.getByText(/Someone else changed these times\. We have loaded theirs/)).toBeVisible()
    await expectAccessible(page)
    // Typed before their change arrived, and saved after seeing it.
    await expect(page.getByRole('button', { name: / Starts$/ })).toContainText('3:45 pm')
    expect((await baseOf()).lines.map(({ startTime }) => startTime)).toEqual(['09:00', '15:00'])
    await scheduling.save()
    await expect(page.getByRole('button', { name: /^Edit Monday 3:45 pm/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit Monday 3:45 pm' })).toBeFocused()
  })

  await test.step('somebody who was removed from the service while the page was open', async () => {
    const [first, second] = staff
    if (!first || !second) throw new Error('Two people work there.')
    await page.getByRole('button', { name: 'Edit Monday 9:00 am' }).click()
    await tick(page.getByRole('checkbox', { name: second.name }))
    const settings = { serviceAreaId, userProfileId: second.userProfileId, userRole: 3 as const }
    await provider.ask(serviceArea.updateUserRoleAssignedServicesOnServiceArea, settings)
    await scheduling.save()
    await expect(page.getByText(/Someone else changed these times/)).toBeVisible()
    await scheduling.save()
    await expect(page.getByText('This person is not assigned to the service.')).toBeVisible()
    await expectAccessible(page)
    await tick(page.getByRole('checkbox', { name: 'Somebody who is not here any more' }), false)
    await scheduling.save()
    await expect(page.getByRole('button', { name: /^Edit Monday 9:00 am Everyone/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit Monday 9:00 am' })).toBeFocused()
  })

  await test.step('time away that ends before it starts, or starts in the hour that the clocks skip', async () => {
    await scheduling.open(serviceAreaServiceId, thisMonday, 'away')
    const day = dayWithoutHalfPastTwo()
    await scheduling.addSpan({ kind: 'Away', forWhom: 'Whole service', day, from: '9:00 am', to: '8:00 am' })
    await scheduling.save()
    await expect(page.getByText('The end must be after the start.')).toBeVisible()
    await scheduling.choose(/ From, time$/, '2:30 am')
    await scheduling.save()
    await expect(fieldOf(page, 'From').getByText(skippedSentence)).toBeVisible()
    await expectAccessible(page)
    await scheduling.choose(/ From, time$/, '1:00 am')
    await scheduling.choose(/ To, time$/, '2:30 am')
    await scheduling.save()
    await expect(fieldOf(page, 'To').getByText(skippedSentence)).toBeVisible()
    await scheduling.choose(/ To, time$/, '3:30 am')
    await scheduling.save()
    await expect(page.getByRole('button', { name: /^Edit Away/ })).toBeVisible()
  })
})

test('a place in another country and a person of another organisation are refused with a message', async ({
  as,
  request,
}) => {
  const other = await callerFor(request, 'hybrid.admin')
  const [theirs] = (await other.ask(serviceArea.getListUserRoleOnServiceArea, { serviceAreaId: 1 })).items
  if (!theirs) throw new Error('Somebody works at Kōwhai Care.')
  const page = await as('provider.admin')

  await test.step('a pin in Sydney', async () => {
    const form = new LocationFormPage(page)
    await page.goto('/service-area/new')
    await form.name.fill('Sydney rooms')
    await form.chooseKind('Community centre')
    await form.address.fill('1 George Street')
    await page.getByLabel('Suburb or town').fill('Sydney')
    await page.getByRole('button', { name: /Region$/ }).click()
    await page.getByRole('option', { name: 'Wellington' }).click()
    await form.latitude.fill('-33.8678')
    await form.longitude.fill('151.2073')
    await form.save('Add the location')
    await expect(
      page.getByText('This place is not in New Zealand, the country of your organisation.').last(),
    ).toBeVisible()
    await expectAccessible(page)
    await expect(form.longitude).toHaveValue('151.2073')
    await expect(form.name).toHaveValue('Sydney rooms')
  })

  await test.step('a link to somebody else’s staff', async () => {
    await page.goto(`/service-area/staffs?person=${theirs.userProfileId}`)
    await expect(page.getByRole('heading', { name: 'This person does not work here' })).toBeVisible()
    await expect(page.getByText(theirs.firstName)).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See who does' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible()
  })
})

test('on the day when the clocks change a weekly time keeps its hour, for the provider and the client', async ({
  as,
  page: client,
  request,
}) => {
  const provider = await callerFor(request, 'hybrid.admin')
  const { name, serviceAreaServiceId } = await ownLocation(provider, {
    name: 'Invercargill clocks',
    serviceId: 2,
    weeklyTimes: [{ dayOfWeek: 0, startTime: '09:00' }],
  })
  const day = nextSundayOfChange()
  await new LoginPage(client).signIn(await newIndividual(request))

  await test.step('the client finds 9:00 am and books it', async () => {
    const form = new NewBookingPage(client)
    await client.goto(`/booking/new-booking?serviceAreaServiceId=${serviceAreaServiceId}`)
    await form.chooseSize(/Usual visit/)
    await form.writeAddress('12 Spey Street', 'Invercargill')
    await form.chooseTime(`${day}T09:00:00`)
    await form.confirm()
    await expect(client.getByRole('heading', { level: 1, name: 'Your booking is confirmed' })).toBeVisible()
  })

  await test.step('the provider reads 9:00 am in their week', async () => {
    const page = await as('hybrid.admin')
    await page.goto('/dashboard')
    await new AppFrame(page).chooseLocation(name)
    await new SchedulingPage(page).open(serviceAreaServiceId, mondayOf(day))
    const booked = page.getByRole('region', { name: /^Sun/ }).getByRole('link', { name: /9:00 am to .*Booked/ })
    await expect(booked).toBeVisible()
    await booked.click()
    await expect(page).toHaveURL(/\/booking\/\d+$/)
    await expect(page.getByText('9:00 am to 10:00 am').first()).toBeVisible()
    const bookingId = Number(/\/booking\/(\d+)/.exec(page.url())?.[1])
    const file = await request.get(calendar.getCalendarFile.path.replace('{id}', String(bookingId)), {
      headers: { authorization: `Bearer ${provider.token}` },
    })
    // New Zealand goes back to standard time in April, and forward in September.
    const instant = new Date(`${day}T09:00:00${day.slice(5, 7) === '04' ? '+12:00' : '+13:00'}`).toISOString()
    expect(await file.text()).toContain(`DTSTART:${instant.replace(/[-:]|\.000/g, '')}`)
  })
})

/** The field of a date, with its error. */
function fieldOf(page: Page, label: string): Locator {
  return page.getByRole('group', { name: label, exact: true }).locator('xpath=..')
}

/** The next day on which the clocks of Auckland go forward over 2:30 am. */
function dayWithoutHalfPastTwo(): string {
  let day = addDays(new Date().toISOString().slice(0, 10), 2)
  while (wallToInstant(timeZone, `${day}T02:30:00`) !== null) day = addDays(day, 1)
  return day
}

const bookableDays = 180

/** The next Sunday in Auckland that does not have 24 hours. In the last days of September it is too close to book: then the first Sunday after a week. */
function nextSundayOfChange(): string {
  const first = addDays(mondayOf(new Date().toISOString().slice(0, 10)), 13)
  const midnight = (day: string) => wallToInstant(timeZone, `${day}T00:00:00`) ?? 0
  for (let day = first; day < addDays(first, bookableDays - 14); day = addDays(day, 7))
    if (midnight(addDays(day, 1)) - midnight(day) !== 24 * 3_600_000) return day
  return first
}

function mondayOf(day: string): string {
  return addDays(day, -((dayOfWeek(day) + 6) % 7))
}
