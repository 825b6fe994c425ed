import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'

for (const name of Object.keys(inputMethods) as InputMethodName[])
  test(`an admin sees bookings, day sheet and messages of all locations at once, ${name}`, async ({ as }) => {
    const page = await as('hybrid.admin')
    const input = inputMethods[name](page)
    await page.goto('/booking/upcoming')
    const locations = page.getByRole('button', { name: /Locations$/ })
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Location' })).toHaveCount(0)
    await input.choose(locations, 'All locations')
    await expect(page).toHaveURL(/locations=all/)
    await expect(page.getByRole('columnheader', { name: 'Location' })).toBeVisible()
    await expectAccessible(page)

    await input.press(page.getByRole('button', { name: 'More filters' }))
    await expect(page.getByRole('button', { name: /Any location Only at$/ })).toBeVisible()
    await input.press(page.getByRole('link', { name: 'Day sheet' }))
    await expect(page).toHaveURL(/sheet=today&locations=all/)
    await expect(page.getByText('at all your locations, in the time of each')).toBeVisible()
    await expectAccessible(page)

    await page.goto('/booking/unread-messages')
    await input.choose(locations, 'All locations')
    await expect(page).toHaveURL(/locations=all/)
    await expect(page.getByRole('heading', { level: 1, name: 'Unread messages' })).toBeVisible()
    await expectAccessible(page)
  })
