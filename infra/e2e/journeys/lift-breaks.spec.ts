import type { APIRequestContext } from '@playwright/test'
import { account } from '@waymark/contracts/account'
import { activity } from '@waymark/contracts/activity'
import { activityBooking } from '@waymark/contracts/activity-booking'
import { activitySession } from '@waymark/contracts/activity-session'
import { serviceArea } from '@waymark/contracts/service-area'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { newIndividual } from '../fixtures/arrange-person.ts'
import { type Caller, callerFor, callerWith } from '../fixtures/caller.ts'
import { openLocation } from '../fixtures/own-location.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'
import { demoPassword } from '../pages/login-page.ts'
import { emailsTo, emailTo } from '../pages/mailbox.ts'

const lift = 16
const methods: readonly InputMethodName[] = ['by mouse', 'by keyboard alone']

for (const method of methods)
  test(`a lift breaks, ${method}: everybody sees it, exactly those booked in its time are told and offered another place`, async ({
    as,
    page: visitor,
    request,
  }) => {
    test.setTimeout(120_000)
    const provider = await callerFor(request, 'hybrid.admin')
    const hall = await placeWithLift(request, provider, 'Waihōpai Lift Hall')
    const other = await placeWithLift(request, provider, 'Waihōpai Other Lift')
    const today = new Date().toISOString().slice(0, 10)
    const [duringId, laterId] = await sessionsAt(provider, hall.serviceAreaId, [addDays(today, 3), addDays(today, 20)])
    const during = await bookedBy(request, duringId)
    const later = await bookedBy(request, laterId)

    const page = await as('hybrid.admin')
    const hands = inputMethods[method](page)
    await page.goto(`/service-area/${hall.serviceAreaId}?tab=access`)
    await test.step('the provider says so', async () => {
      await hands.press(page.getByRole('button', { name: 'Say that something is out of order' }))
      const form = page.getByRole('form', { name: 'Out of order' })
      await hands.choose(form.getByRole('button', { name: /What is out of order/ }), 'Lift to every floor')
      await hands.typeDay(form.getByRole('group', { name: /^Works again/ }), addDays(today, 6))
      await expectAccessible(page)
      await hands.press(form.getByRole('button', { name: 'Say it is out of order' }))
      await expect(page.getByRole('list', { name: 'Out of order' })).toContainText('Lift to every floor')
    })

    await test.step('who has booked in that time gets one email with another place; who has booked later gets none', async () => {
      const warning = await emailTo(request, during, 'booking warning')
      expect(warning.subject).not.toMatch(/lift/i)
      expect(warning.text).toContain('Lift to every floor')
      expect(warning.text).toContain(`/location-map/${other.serviceAreaId}`)
      const warned = (await emailsTo(request, during)).filter(({ kind }) => kind === 'booking warning')
      expect(warned).toHaveLength(1)
      expect((await emailsTo(request, later)).filter(({ kind }) => kind === 'booking warning')).toEqual([])
    })

    await test.step('everybody sees it, at the place, at its activity and before they book, until it works again', async () => {
      const outOfOrder = visitor.getByText('Out of order: Lift to every floor.')
      await visitor.goto(`/location-map/${hall.serviceAreaId}`)
      await expect(outOfOrder).toBeVisible()
      await expectAccessible(visitor)
      await visitor.goto(`/activity-booking/new-booking?activitySessionId=${laterId}`)
      await expect(visitor.getByRole('button', { name: 'Book 1 space' })).toBeVisible()
      await expect(outOfOrder).toHaveCount(0)
      await visitor.goto(`/activity-booking/new-booking?activitySessionId=${duringId}`)
      await expect(outOfOrder).toBeVisible()
      await expectAccessible(visitor)
      await visitor.getByRole('link', { name: 'Change the session' }).click()
      await expect(visitor.getByRole('heading', { level: 1, name: 'Tai chi upstairs' })).toBeVisible()
      await expect(outOfOrder).toBeVisible()
      await expect(visitor.getByRole('row').filter({ hasText: 'Out of order then' })).toHaveCount(1)
      await expectAccessible(visitor)
      await hands.press(page.getByRole('button', { name: /^It works again/ }))
      await expect(page.getByText('Everything works.')).toBeVisible()
      await visitor.goto(`/location-map/${hall.serviceAreaId}`)
      await expect(visitor.getByRole('heading', { level: 1, name: hall.name })).toBeVisible()
      await expect(visitor.getByText('Lift to every floor')).not.toHaveCount(0)
      await expect(visitor.getByText(/^Out of order/)).toHaveCount(0)
      const told = expect.poll(async () => {
        const warnings = (await emailsTo(request, during)).filter(({ kind }) => kind === 'booking warning')
        return warnings.map(({ text }) => text).join()
      })
      await told.toContain(`Lift to every floor works again at ${hall.name}`)
    })
  })

/** A public place of which nothing is known but that it has a lift. */
async function placeWithLift(request: APIRequestContext, provider: Caller, title: string) {
  const place = await openLocation(provider, title)
  const { version } = await provider.ask(serviceArea.getServiceArea, { id: place.serviceAreaId })
  const saved = await request.post(serviceArea.uploadVenueAccessibilityInfomation.path, {
    headers: { authorization: `Bearer ${provider.token}` },
    multipart: {
      serviceAreaId: String(place.serviceAreaId),
      version: String(version),
      enabledAccessibilityOptionIds: `[${lift}]`,
    },
  })
  expect(saved.status()).toBe(200)
  return place
}

/** A free activity at a place, with a session at 11 on each of the days. */
async function sessionsAt(provider: Caller, serviceAreaId: number, days: readonly string[]) {
  const input = {
    serviceAreaId,
    title: 'Tai chi upstairs',
    priceCents: 0,
    maxSpacesPerSession: 8,
    maxSpacesPerClient: 2,
  }
  const { activityId, version } = await provider.ask(activity.submitActivity, input)
  const { sessions } = await provider.ask(activitySession.addActivitySessions, {
    activityId,
    startDateTimes: days.map((day) => `${day}T11:00:00`),
    endDateTimes: days.map((day) => `${day}T12:00:00`),
    status: 'Active',
  })
  await provider.ask(activity.submitActivity, { ...input, activityId, version, status: 'Active' })
  return sessions.map(({ activitySessionId }) => activitySessionId)
}

/** Somebody new books a space; answers their address. */
async function bookedBy(request: APIRequestContext, activitySessionId = 0): Promise<string> {
  const email = await newIndividual(request)
  const { token } = await callerWith(request, '').ask(account.login, { email, password: demoPassword })
  await callerWith(request, token).ask(activityBooking.addNewActivityBooking, {
    activitySessionId,
    people: [{ name: 'Hana Rewi' }],
    contactName: 'Hana Rewi',
    contactEmail: email,
    totalCents: 0,
  })
  return email
}
