import { common } from '@waymark/contracts/common'
import { otherSite } from '../fixtures/other-site.ts'
import { expect, test } from '../fixtures/test.ts'

test('the button that an admin copies books a service from a website of their own', async ({ as, browser }) => {
  const page = await as('hybrid.admin')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/business/profile')
  const part = page.getByRole('region', { name: 'A booking button for your website' })
  await part.getByRole('button', { name: 'Copy the button code' }).click()
  await expect(page.getByText('Copied to clipboard')).toBeVisible()
  const snippet = await page.evaluate(() => navigator.clipboard.readText())

  const site = await otherSite(snippet)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(site.address)
  const button = visitor.getByRole('link', { name: /^Book .+ on Waymark$/ })
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await button.click()
  await expect(visitor).toHaveURL(/\/booking\/new-booking\?serviceAreaServiceId=\d+$/)
  await expect(visitor.getByRole('button', { name: 'Register to confirm' })).toBeVisible()
  await visitor.context().close()
  site.close()
})

test('the script that an access map has shows it on another site, and no other page can be framed', async ({
  page,
  request,
  baseURL,
}) => {
  const answer = await request.get(common.getWidgetScript.path, { params: { kind: 'accessMap', id: 1 } })
  const { responseData } = await answer.json()
  const site = await otherSite(`${responseData.script}<iframe src="${baseURL}/login" title="Login"></iframe>`)
  await page.goto(site.address)
  const map = page.frameLocator('iframe[title="Harbour City access map, map and list"]')
  await map.locator('body').scrollIntoViewIfNeeded()
  await expect(map.getByRole('heading', { level: 1 })).toBeVisible()
  const login = page.frames().find((frame) => frame.url().endsWith('/login') || frame.url().startsWith('chrome-error'))
  expect(login?.url()).toMatch(/^chrome-error/)
  site.close()
})
