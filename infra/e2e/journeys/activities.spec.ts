import type { APIRequestContext } from '@playwright/test'
import { activitySession } from '@waymark/contracts/activity-session'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { mondayAhead } from '../fixtures/book-visit.ts'
import { callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'

const methods = ['by mouse', 'by keyboard alone'] as const satisfies readonly InputMethodName[]
/** Tuesdays, when the location is open. */
const firstDay = addDays(mondayAhead(new Date().toISOString().slice(0, 10)), 1)
const weeks = 12

for (const method of methods) {
  test(`an activity is set up with ${weeks} sessions, ${method}`, async ({ as, request }) => {
    test.setTimeout(180_000)
    const title = `Kōrero over clay ${method} ${Date.now()}`
    const page = await as('coordinator')
    const input = inputMethods[method](page)
    const sessions = page.getByRole('region', { name: 'Add sessions' })

    await test.step('it is described, and what is missing is said', async () => {
      await page.goto('/service-area/activities-events')
      await input.press(page.getByRole('link', { name: 'Add an activity' }))
      await expect(page.getByRole('heading', { level: 1, name: 'New activity' })).toBeVisible()
      await input.press(page.getByRole('button', { name: 'Save the draft' }))
      await expect(page.getByRole('link', { name: /^Title: / })).toBeVisible()
      await expectAccessible(page)
      await input.write(page.getByRole('textbox', { name: 'Title' }), title)
      await input.write(page.getByRole('textbox', { name: /^Description/ }), 'Hand building at tables that roll under.')
      await input.pick(page.getByRole('checkbox', { name: 'Art and craft' }))
      await input.choose(page.getByRole('button', { name: /Lowest age/ }), '16')
      await input.press(page.getByRole('button', { name: 'Save the draft' }))
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('it cannot be published without a session', async () => {
      await input.press(page.getByRole('button', { name: 'Publish' }))
      const question = page.getByRole('alertdialog')
      await input.press(question.getByRole('button', { name: 'Yes, publish it' }))
      await expect(question.getByText('Add at least one session to come before you publish it.')).toBeVisible()
      await input.press(question.getByRole('button', { name: 'Keep it a draft' }))
    })

    await test.step('each date of a series answers before it is added', async () => {
      await input.openTab('Sessions')
      await input.press(page.getByRole('button', { name: 'Add sessions' }))
      await input.typeDay(sessions.getByRole('group', { name: 'First date', exact: true }), firstDay)
      await input.choose(sessions.getByRole('button', { name: /Repeat$/ }), 'Every week')
      const until = addDays(firstDay, 7 * (weeks - 1))
      await input.typeDay(sessions.getByRole('group', { name: 'Until', exact: true }), until)
      await input.choose(sessions.getByRole('button', { name: /Starts$/ }), '7:00 am')
      await input.choose(sessions.getByRole('button', { name: /Ends$/ }), '8:30 am')
      await expect(sessions.getByText(`${weeks} will be added.`)).toBeVisible()
      await expect(sessions.getByText('Available', { exact: true })).toHaveCount(weeks)
      await expectAccessible(page)
    })

    await test.step('a date is taken out and put back, and all are added, open for booking', async () => {
      const dates = sessions.getByRole('list', { name: 'Dates' })
      await input.pick(sessions.getByRole('radio', { name: /^Open for booking/ }))
      await input.press(dates.getByRole('button', { name: /^Take out/ }).first())
      await expect(sessions.getByText(`${weeks - 1} will be added.`)).toBeVisible()
      await expect(sessions.getByText('1 stays out.')).toBeVisible()
      await input.press(dates.getByRole('button', { name: /^Put back/ }))
      await expect(sessions.getByText(`${weeks} will be added.`)).toBeVisible()
      await input.press(sessions.getByRole('button', { name: `Add ${weeks} sessions and open them for booking` }))
      await expect(page.getByText(`${weeks} sessions`, { exact: true })).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('it is published', async () => {
      await input.press(page.getByRole('button', { name: 'Publish' }))
      await input.press(page.getByRole('alertdialog').getByRole('button', { name: 'Yes, publish it' }))
      await expect(page.getByText('Published. People can book its sessions.')).toBeVisible()
    })

    await test.step('one session is cancelled, then it and all later ones', async () => {
      const more = page.getByRole('button', { name: /^More for .*, 7:00 am$/ })
      const question = page.getByRole('alertdialog')
      await input.chooseFromMenu(more.nth(1), 'Cancel session')
      await expectAccessible(page)
      await input.press(question.getByRole('button', { name: 'Yes, cancel it' }))
      await expect(question).toHaveCount(0)
      await input.chooseFromMenu(more.nth(9), 'Cancel session')
      await input.pick(question.getByRole('radio', { name: /^This session and all later ones/ }))
      await input.press(question.getByRole('button', { name: 'Yes, cancel all 3' }))
      await expect(question).toHaveCount(0)
      expect(await statusesOf(request, page.url())).toEqual({ Active: weeks - 4, Cancelled: 4 })
    })
  })
}

/** How many sessions of an activity are in which status. */
async function statusesOf(request: APIRequestContext, address: string): Promise<Record<string, number>> {
  const caller = await callerFor(request, 'coordinator')
  const { items } = await caller.ask(activitySession.getActivitySessionsByActivityId, {
    activityId: Number(new URL(address).pathname.split('/').at(-1)),
    period: 'all',
    pageSize: 50,
  })
  const counts = Map.groupBy(items, ({ status }) => status)
  return Object.fromEntries([...counts].map(([status, rows]) => [status, rows.length]))
}
