import { activitySession } from '@waymark/contracts/activity-session'
import { openSessionToday } from '../fixtures/own-session.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AppFrame } from '../pages/app-frame.ts'
import { inputMethods } from '../pages/input-methods.ts'

test('cash is taken at the door, taken back and taken again; the day sheet says what is still to be taken', async ({
  as,
  request,
}) => {
  test.setTimeout(120_000)
  const { provider, location, title, activitySessionId, date } = await openSessionToday(request, 'Cash', 1800)
  const page = await as('hybrid.admin')
  const input = inputMethods['by keyboard alone'](page)
  const earned = async () =>
    (await provider.ask(activitySession.getActivitySessionDetail, { activitySessionId })).incomeCents
  const letIn = async (name: string) => {
    await input.press(page.getByRole('button', { name: 'Add someone at the door' }))
    const dialog = page.getByRole('dialog', { name: 'Add someone at the door' })
    await input.write(dialog.getByRole('textbox', { name: 'Name' }), name)
    await input.press(dialog.getByRole('button', { name: 'Add and check in' }))
    await expect(dialog).toHaveCount(0)
  }
  const take = (name: string) => page.getByRole('button', { name: `Took $18.00 in cash from ${name}` })
  const undo = (name: string) => page.getByRole('button', { name: `Undo the cash of ${name}` })

  await test.step('two people come without a booking, and one pays', async () => {
    await page.goto(`/service-area/activities-events/activity-session/${activitySessionId}`)
    await letIn('Wiremu Walker')
    await letIn('Ana Later')
    await input.press(take('Wiremu Walker'))
    await expect(undo('Wiremu Walker')).toBeVisible()
    expect(await earned()).toBe(1800)
    await expectAccessible(page)
  })

  await test.step('a wrong press is undone, and the money is taken again', async () => {
    await input.press(undo('Wiremu Walker'))
    await expect(take('Wiremu Walker')).toBeVisible()
    expect(await earned()).toBe(0)
    await input.press(take('Wiremu Walker'))
    await expect(undo('Wiremu Walker')).toBeVisible()
    expect(await earned()).toBe(1800)
  })

  await test.step('the day sheet says who still pays what', async () => {
    await new AppFrame(page).chooseLocation(location)
    await page.goto(`/booking/upcoming?sheet=${date}`)
    const open = page.getByRole('list', { name: `To take at the door, ${title}` })
    await expect(open.getByRole('listitem')).toHaveText(['Ana Later: $18.00 NZD'])
    await expectAccessible(page)
  })
})
