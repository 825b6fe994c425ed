import { shortlist } from '@waymark/contracts/shortlist'
import { callerFor } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { inputMethods } from '../pages/input-methods.ts'

const narrow = { width: 320, height: 800 }

for (const way of ['by mouse', 'by keyboard alone'] as const)
  test(`two shortlisted places are compared, and one is booked from there, ${way}`, async ({ as }) => {
    const page = await as('individual')
    const input = inputMethods[way](page)
    await page.goto('/shortlist')
    for (const name of ['Kōwhai Care, Newtown', 'Kōwhai Respite Cottage'])
      await input.pick(page.getByRole('checkbox', { name: `Compare ${name}` }))
    await input.press(page.getByRole('link', { name: 'Compare side by side' }))
    const table = page.getByRole('table', { name: /side by side$/ })
    await expect(table.getByRole('rowheader', { name: 'Access Fit' })).toBeVisible()
    await expect(table.getByRole('columnheader', { name: 'Kōwhai Respite Cottage' })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize(narrow)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width)
    await input.press(table.getByRole('link', { name: 'Book Respite for carers at Kōwhai Care, Newtown' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Book respite for carers' })).toBeVisible()
  })

test('removing a star that would lose an invitation asks first, with the keyboard alone', async ({ as }) => {
  const page = await as('individual')
  const input = inputMethods['by keyboard alone'](page)
  await page.setViewportSize(narrow)
  await page.goto('/shortlist')
  const cottage = page.getByRole('article').filter({ hasText: 'By invitation' })
  const star = cottage.getByRole('button', { name: /^On your shortlist/ })
  await input.press(star)
  const question = page.getByRole('alertdialog', { name: 'Take Kōwhai Respite Cottage off your shortlist?' })
  await expect(question).toContainText('you need a new invitation')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(star).toBeFocused()
})

test('with one place on the shortlist booking starts there, and a note about it is kept', async ({ as, request }) => {
  const caller = await callerFor(request, 'provider.admin')
  await caller.ask(shortlist.addShortlist, { serviceAreaId: 1 })
  const { serviceAreaIds } = await caller.ask(shortlist.getShortlist, {})
  for (const serviceAreaId of serviceAreaIds.filter((id) => id !== 1))
    await caller.ask(shortlist.removeShortlist, { serviceAreaId })
  const page = await as('provider.admin')
  await page.goto('/dashboard')
  await page.getByRole('group', { name: 'Mode' }).getByText('Consumer', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Consumer', exact: true })).toHaveAttribute('aria-current', 'true')
  await page.goto('/shortlist')
  await page.getByRole('button', { name: 'Write a note about Kōwhai Care, Newtown' }).click()
  await page.getByRole('textbox', { name: 'Your note' }).fill('Ring the side door.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Ring the side door.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Book a service' }).click()
  await expect(page).toHaveURL('/booking/new-booking-from-shortlist')
  await expect(page.getByRole('link', { name: 'Book Morning care' })).toBeVisible()
  await expectAccessible(page)
})
