import type { Page } from '@playwright/test'
import { test } from '../fixtures/own-suite.ts'
import { expect, expectAccessible } from '../fixtures/test.ts'
import { AdminLists } from '../pages/admin-lists.ts'
import { demoPassword } from '../pages/login-page.ts'

test.use({ suiteEnv: { INTERCOM_WORKSPACE_ID: 'work1', INTERCOM_IDENTITY_SECRET: 'secret-of-journeys' } })

/** What Intercom's script does as far as a page can tell: it begins with the settings, takes the queue, and keeps what it hears. */
const script = `
  window.heard = []
  if (window.intercomSettings) window.heard.push(['boot', window.intercomSettings])
  for (const args of window.Intercom.q) window.heard.push([...args])
  window.Intercom = (...args) => void window.heard.push(args)`

/** Stands in for Intercom; gives the addresses that were asked for. */
async function answerAsIntercom(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route(/intercom/, (route) => {
    const { hostname, href } = new URL(route.request().url())
    if (!hostname.endsWith('intercom.io')) return route.fallback()
    asked.push(href)
    return route.fulfill({ contentType: 'text/javascript', body: script })
  })
  return asked
}

const heard = (page: Page) =>
  page.evaluate(() => ('heard' in window ? (window.heard as readonly (readonly [string, unknown])[]) : []))

test('the support widget begins with who signs in, closes at logout, and is not there while acting', async ({
  page,
  as,
}) => {
  const asked = await answerAsIntercom(page)
  await page.goto('/contact-us')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
  expect(asked).toEqual([])

  const home = await as('individual')
  const askedSignedIn = await answerAsIntercom(home)
  await home.goto('/dashboard')
  await expect.poll(() => askedSignedIn).toEqual(['https://widget.intercom.io/widget/work1'])
  await expect
    .poll(async () => (await heard(home))[0])
    .toEqual([
      'boot',
      expect.objectContaining({
        app_id: 'work1',
        email: 'individual@demo.test',
        user_type: 'Individual',
        intercom_user_jwt: expect.stringMatching(/^ey/),
      }),
    ])
  await expectAccessible(home)
  await home.getByRole('button', { name: /user menu/ }).click()
  await home.getByRole('menuitem', { name: 'Logout' }).click()
  await expect.poll(async () => (await heard(home)).at(-1)).toEqual(['shutdown'])

  const { name, email } = { name: 'Vera Lindqvist', email: 'restricted@demo.test' }
  const office = await as('global.admin')
  await answerAsIntercom(office)
  const lists = new AdminLists(office)
  await lists.open('/global-admin/account/individual')
  await expect.poll(async () => (await heard(office))[0]?.[0]).toBe('boot')
  await lists.findOnly(email, name)
  await lists.choose(name, 'Act as this person')
  const dialog = office.getByRole('dialog', { name: `Act as ${name}?` })
  await dialog.getByLabel('Why?').fill('Vera called about a booking')
  await dialog.getByLabel('Your own password', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: `Act as ${name}` }).click()
  await expect(office).toHaveURL('/dashboard')
  await expect.poll(async () => (await heard(office)).at(-1)).toEqual(['shutdown'])
})
