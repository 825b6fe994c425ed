import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'

for (const name of Object.keys(inputMethods) as InputMethodName[])
  test(`an administrator searches the whole audit trail, ${name}`, async ({ as }) => {
    const page = await as('global.admin')
    const input = inputMethods[name](page)
    await page.goto('/global-admin/retention')
    await input.press(page.getByRole('link', { name: 'Audit trail' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible()
    await input.choose(page.getByRole('button', { name: /What was done$/ }), 'Changed the person')
    await expect(page).toHaveURL(/action=update-user/)
    await input.write(page.getByRole('searchbox', { name: 'Search' }).last(), 'nobody of this name')
    await expect(page.getByRole('button', { name: /Clear/ }).first()).toBeVisible()
    await expectAccessible(page)
  })
