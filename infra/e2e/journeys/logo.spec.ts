import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { Keyboard } from '../pages/keyboard.ts'

test('an admin chooses the part of a picture that becomes the logo, by mouse and by keyboard', async ({ as }) => {
  const page = await as('activity.admin')
  const keys = new Keyboard(page)
  await page.goto('/business/profile')
  const part = page.getByRole('region', { name: 'Logo and description' })
  await expect(part.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
  const before = await page
    .getByRole('button', { name: /, user menu$/ })
    .locator('img')
    .getAttribute('src')
  await part.locator('input[type="file"]').setInputFiles({
    name: 'shop.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  })

  const size = part.getByRole('slider', { name: 'Size' })
  await keys.tabTo(size)
  for (let press = 0; press < 4; press += 1) await keys.press('PageUp')
  await expect(size).toHaveValue('40')
  await keys.tabTo(part.getByRole('slider', { name: 'Left to right' }))
  await keys.press('Home')
  await expectAccessible(page)

  const shown = part.getByRole('img', { name: 'The part of the picture that becomes your logo' })
  await shown.scrollIntoViewIfNeeded()
  const box = await shown.boundingBox()
  if (!box) throw new Error('the picture is not shown')
  await page.mouse.move(box.x + 200, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 100, box.y + 100, { steps: 4 })
  await page.mouse.up()
  await expect(part.getByRole('slider', { name: 'Left to right' })).not.toHaveValue('0')

  await part.getByRole('button', { name: 'Save logo and description' }).click()
  await expect(page.getByText('Logo and description are saved.')).toBeVisible()
  const large = part.getByRole('img', { name: /^Logo of / })
  expect(await large.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    360, 360,
  ])
  await page.reload()
  const small = page.getByRole('button', { name: /, user menu$/ }).locator('img')
  await expect(small).not.toHaveAttribute('src', before ?? '')
  expect(await small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(140)
})
