import { helpPath } from '@waymark/domain/help-search'
import { helpEntries } from '@waymark/domain/help-texts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

test('somebody without an account searches the help by keyboard and reads a text', async ({ page }) => {
  await page.goto('/help')
  await expect(page.getByRole('heading', { name: 'Help centre', level: 1 })).toBeVisible()
  await expect(page.getByRole('status').getByText('16 texts')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Search the help' }).focus()
  await page.keyboard.type('radius')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('1 text')).toBeVisible()
  await expect(page).toHaveURL(/\/help\?q=radius$/)
  await page.getByRole('link', { name: 'Service areas' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Service areas', level: 1 })).toBeFocused()
  await expect(page.getByText('from 0.5 to 25 km')).toBeVisible()
  await expectAccessible(page)
})

test('each of the 16 help keys has its page', async ({ page }) => {
  for (const { helpKey, title } of helpEntries) {
    await page.goto(helpPath(helpKey))
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  }
  await page.goto('/help/nothing')
  await expect(page.getByRole('main').getByText('This page could not be found')).toBeVisible()
})

test('a Help button leads to the page of its text', async ({ as }) => {
  const page = await as('hybrid.admin')
  await page.goto('/business/profile')
  await page.getByRole('button', { name: 'Help about Account profile' }).click()
  await page.getByRole('link', { name: 'Account profile in the help centre' }).click()
  await expect(page).toHaveURL(/\/help\/account-profile$/)
  await expect(page.getByRole('link', { name: 'All help texts' })).toBeVisible()
})
