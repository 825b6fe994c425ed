import { expect, expectAccessible, test } from '../fixtures/test.ts'

test('an administrator chooses the part of a picture that becomes the location image, by keyboard alone', async ({
  as,
}) => {
  const page = await as('global.admin')
  await page.goto('/global-admin/access-maps/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Cropped harbour')
  const file = { name: 'harbour.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.getByRole('button', { name: 'Make this access map' }).press('Enter')
  await expect(page).toHaveURL(/\/access-maps\/\d+$/)
  const chooser = page.waitForEvent('filechooser')
  const opener = page.getByRole('button', { name: /as location image$/ })
  await opener.press('Enter')
  await (await chooser).setFiles(file)
  const dialog = page.getByRole('dialog', { name: 'Choose the part' })
  await dialog.getByRole('slider', { name: 'Size' }).press('PageUp')
  await dialog.getByRole('slider', { name: 'Left to right' }).press('Home')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use this part' }).press('Enter')
  await expect(opener).toBeFocused()
  await page.getByRole('textbox', { name: 'What the location image shows' }).fill('The harbour from the hill')
  await page.getByRole('button', { name: 'Save the draft' }).press('Enter')
  const image = page.getByRole('img', { name: 'The harbour from the hill' }).first()
  await expect(image).toHaveAttribute('src', /\/files\//)
  await expect
    .poll(() => image.evaluate((shown: HTMLImageElement) => [shown.naturalWidth, shown.naturalHeight]))
    .toEqual([600, 360])
})
