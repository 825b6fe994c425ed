import { sessionAtTheDoor } from '../fixtures/own-session.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

test('two devices at one door follow each other, so that nobody is looked for who is here', async ({ as, request }) => {
  test.setTimeout(120_000)
  const session = await sessionAtTheDoor(request, 'Two devices')
  const [first, second] = [await as('hybrid.admin'), await as('hybrid.admin')]
  const here = (page: typeof first, name: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
  for (const page of [first, second]) {
    await page.goto(`/service-area/activities-events/activity-session/${session.activitySessionId}`)
    await expect(page.getByRole('button', { name: 'Check in Moana Faleolo' })).toBeVisible()
  }

  await test.step('who came alone on one device is here alone on the other', async () => {
    await first.getByRole('button', { name: 'Came alone : Moana Faleolo' }).click()
    await expect(here(second, 'Moana Faleolo').getByText('Came alone, without Ana Faleolo')).toBeVisible()
    await expect(second.getByRole('radio', { name: 'To come (2)' })).toBeVisible()
    await expect(second.getByRole('radio', { name: 'Here (1)' })).toBeVisible()
    await expectAccessible(second)
  })

  await test.step('what one marked without a connection reaches the other, whoever was first', async () => {
    await second.context().setOffline(true)
    await second.getByRole('button', { name: 'Check in Tia Hōhepa' }).click()
    await expect(here(second, 'Tia Hōhepa').getByText('Waits to be sent')).toBeVisible()
    await first.getByRole('button', { name: 'Check in Tia Hōhepa' }).click()
    await expect(here(first, 'Tia Hōhepa').getByText('Sent', { exact: true })).toBeVisible()
    await second.getByRole('button', { name: 'Check in Rāwiri Hōhepa' }).click()
    await second.context().setOffline(false)
    await expect(here(first, 'Rāwiri Hōhepa').getByText('Sent', { exact: true })).toBeVisible({ timeout: 30_000 })
    await second.getByText('To come (0)', { exact: true }).click()
    await expect(second.getByText('Everybody is here.')).toBeVisible()
  })
})
