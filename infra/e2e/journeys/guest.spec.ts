import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { LoginPage } from '../pages/login-page.ts'

test('a guest gives their details once, is remembered in this tab alone, and is forgotten at login', async ({
  page,
}) => {
  await page.goto('/register')
  const part = page.getByRole('button', { name: 'As a guest, without an account' })
  await part.focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('form', { name: 'Your details' })

  await test.step('is told what is missing, and loses nothing', async () => {
    await form.getByLabel('First name').fill('Ngaire')
    await form.getByRole('button', { name: 'Continue as a guest' }).click()
    await expect(form.getByText(/email/i).first()).toBeVisible()
    await expect(form.getByLabel('First name')).toHaveValue('Ngaire')
    await expectAccessible(page)
  })

  await test.step('continues', async () => {
    await form.getByLabel('Last name').fill('Pohatu')
    await form.getByLabel('Email').fill('ngaire.pohatu@journeys.test')
    await form.getByLabel('Phone').fill('021 555 0199')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Hello Ngaire.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('is remembered after a reload', async () => {
    await page.reload()
    await part.click()
    await expect(page.getByRole('button', { name: 'Continue as Ngaire' })).toBeVisible()
  })

  await test.step('is unknown in another tab', async () => {
    const other = await page.context().newPage()
    await other.goto('/register')
    await other.getByRole('button', { name: 'As a guest, without an account' }).click()
    await expect(other.getByRole('form', { name: 'Your details' }).getByLabel('First name')).toHaveValue('')
    await other.close()
  })

  await test.step('is forgotten when somebody logs in', async () => {
    await new LoginPage(page).signIn('individual@demo.test')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('waymark:guest'))).toBeNull()
  })
})
