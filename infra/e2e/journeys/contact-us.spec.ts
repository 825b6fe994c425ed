import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { emailTo } from '../pages/mailbox.ts'

test('a stranger writes to us by keyboard, an administrator answers, and the answer arrives by email', async ({
  page,
  as,
  request,
}) => {
  const address = `ana.${Date.now()}@example.org`
  const words = `The calendar does not read its days aloud (${Date.now()}).`

  await test.step('what is missing is said, and nothing typed is lost', async () => {
    await page.goto('/contact-us')
    await page.getByRole('textbox', { name: 'Your message' }).fill(words)
    await page.getByRole('button', { name: 'Send your message' }).click()
    await expect(page.getByRole('group', { name: '3 things to fix before we can send your message' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(words)
  })

  await test.step('the message is sent with the keyboard alone', async () => {
    await page.getByRole('button', { name: /What is it about/ }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Your name' }).focus()
    await page.keyboard.type('Ana Brown')
    await page.keyboard.press('Tab')
    await page.keyboard.type(address)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your message is with us')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('')
    await expectAccessible(page)
  })

  await test.step('an administrator finds it and answers', async () => {
    const office = await as('global.admin')
    await office.goto('/global-admin/contact-messages?pageSize=50')
    await office
      .getByRole('row', { name: new RegExp(address) })
      .getByRole('button', { name: /^Answer/ })
      .click()
    await expect(office.getByRole('dialog').getByText(words)).toBeVisible()
    await expectAccessible(office)
    await office.getByRole('textbox', { name: 'Your answer' }).fill('It reads them since this morning.')
    await office.getByRole('button', { name: 'Send the answer' }).click()
    await expect(office.getByRole('dialog')).toBeHidden()
    await expect(office.getByText(address)).toBeHidden()
    await office.goto('/global-admin/contact-messages?state=closed')
    await expect(office.getByText(address)).toBeVisible()
    await expectAccessible(office)
  })

  const answer = await emailTo(request, address, 'contact answer')
  expect(answer.text).toContain('It reads them since this morning.')
  expect(answer.text).toContain(words)
})
