import { activitySession } from '@waymark/contracts/activity-session'
import { newActivity } from '../fixtures/arrange-activity.ts'
import { callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'

const methods = ['by mouse', 'by keyboard alone'] as const satisfies readonly InputMethodName[]

// The sessions of both are at the same time: at once, the same person would be free for both.
test.describe.configure({ mode: 'default' })

test('the week fits its frame, and a narrow one shows the chosen day', async ({ as }) => {
  const page = await as('service.manager')
  await page.goto('/service-area/roster')
  const week = page.getByRole('table')
  const isWithin = () => week.evaluate((table) => table.scrollWidth <= (table.parentElement?.clientWidth ?? 0))
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(week.getByRole('columnheader')).toHaveCount(8)
  expect(await isWithin()).toBe(true)
  await page.setViewportSize({ width: 320, height: 800 })
  await expect(week.getByRole('columnheader')).toHaveCount(2)
  expect(await isWithin()).toBe(true)
  await page.getByRole('list', { name: 'Days' }).getByRole('button').last().click()
  await expect(week.getByRole('columnheader', { name: /^Sun/ })).toBeVisible()
})

for (const method of methods) {
  test(`a session that nobody leads is given to somebody who can, ${method}`, async ({ as, request }) => {
    test.setTimeout(120_000)
    const { title, sessionIds } = await newActivity(request)
    const [activitySessionId = 0] = sessionIds
    const admin = await callerFor(request, 'hybrid.admin')
    const session = () => admin.ask(activitySession.getActivitySessionDetail, { activitySessionId })
    const { startDateTime } = await session()
    const page = await as('service.manager')
    const input = inputMethods[method](page)
    let firstName = ''
    const undone = page.getByRole('button', { name: new RegExp(`${title}.*Session, \\d+ of`) })

    await test.step('it stands above the week, and says who can take it and why others cannot', async () => {
      await page.goto(`/service-area/roster?day=${startDateTime.slice(0, 10)}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Roster' })).toBeVisible()
      await expectAccessible(page)
      await input.press(undone)
      await expect(
        page
          .getByRole('region', { name: `Who takes ${title}?` })
          .getByRole('radio')
          .first(),
      ).toBeChecked()
      await expectAccessible(page)
    })

    await test.step('Escape leaves it, with the focus back where it was', async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('region', { name: `Who takes ${title}?` })).toHaveCount(0)
      await expect(undone).toBeFocused()
    })

    await test.step('it is given, and stands in the week of whoever took it', async () => {
      await page.keyboard.press('Enter')
      const panel = page.getByRole('region', { name: `Who takes ${title}?` })
      const give = panel.getByRole('button', { name: /^Give it to/ })
      firstName = (await give.innerText()).replace('Give it to ', '')
      await input.press(give)
      await expect(panel).toHaveCount(0)
      await expect(undone).toHaveCount(0)
      await expect(page.getByRole('button', { name: new RegExp(`2:00 pm ${title}`) })).toBeVisible()
      expect((await session()).staff).toHaveLength(1)
      await expectAccessible(page)
    })

    await test.step('Undo takes it back', async () => {
      await input.press(page.getByRole('button', { name: 'Undo' }))
      await expect(undone).toBeVisible()
      expect((await session()).staff).toHaveLength(0)
    })

    if (method === 'by mouse')
      await test.step('it is dragged to the same person', async () => {
        // As tall as the page: a person sees where they let it go.
        await page.setViewportSize({ width: 1280, height: 4000 })
        const row = page.getByRole('row', { name: new RegExp(`^${firstName}`) }).first()
        await undone.hover()
        await page.mouse.down()
        await row.hover()
        await expect(row).toContainText('Free then')
        await row.hover()
        await page.mouse.up()
        await expect(undone).toHaveCount(0)
        expect((await session()).staff).toMatchObject([{ firstName }])
      })
  })
}
