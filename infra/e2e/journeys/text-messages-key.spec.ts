import { openTwilio, type TwilioDouble, textKeys } from '@waymark/sandbox-twilio/open-twilio'
import { test as base } from '../fixtures/own-suite.ts'
import { expect, expectAccessible } from '../fixtures/test.ts'
import { Keyboard } from '../pages/keyboard.ts'

const test = base.extend<object, { twilio: TwilioDouble }>({
  twilio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const double = await openTwilio()
      await use(double)
      await double.close()
    },
    { scope: 'worker' },
  ],
  suiteEnv: [
    async ({ twilio }, use) => use({ ...textKeys, TWILIO_MESSAGING_BASE: twilio.origin }),
    { scope: 'worker' },
  ],
})

const phone = '+64215550142'

test('somebody confirms their phone and chooses their text messages, with the keyboard', async ({ as, twilio }) => {
  const page = await as('individual')
  await page.setViewportSize({ width: 320, height: 700 })
  const keys = new Keyboard(page)
  await page.goto('/user/profile')
  const texts = page.getByRole('region', { name: 'Text messages', exact: true })
  await keys.tabTo(texts.getByRole('textbox', { name: 'Mobile phone number' }))
  await keys.type('021 555 0142')
  await keys.follow(texts.getByRole('button', { name: 'Send me a code' }))
  const code = texts.getByRole('textbox', { name: 'Code from the text message' })
  await expect(code).toBeVisible()
  await expectAccessible(page)
  await expect.poll(() => twilio.phones.textsTo(phone)).toHaveLength(1)
  const sent = /^\d{6}/.exec(twilio.phones.textsTo(phone)[0] ?? '')?.[0] ?? ''
  await keys.tabTo(code)
  await keys.type(sent === '000000' ? '111111' : '000000')
  await keys.press('Enter')
  await expect(texts.getByRole('link', { name: /^Code from the text message: This is not the code/ })).toBeVisible()
  await code.fill(sent)
  await keys.follow(texts.getByRole('button', { name: 'Confirm my phone' }))
  await expect(texts.getByText(`Text messages go to ${phone}.`)).toBeVisible()
  const reminder = texts.getByRole('checkbox', { name: 'A booking starts in 24 hours' })
  await expect(reminder).not.toBeChecked()
  await keys.tabTo(reminder)
  await keys.press('Space')
  await keys.follow(texts.getByRole('button', { name: 'Save text message choices' }))
  await expect(page.getByText('Your text message choices are saved.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(reminder).toBeChecked()
  await texts.getByRole('button', { name: 'End text messages and forget this number' }).click()
  await expect(texts.getByRole('textbox', { name: 'Mobile phone number' })).toBeVisible()
  await expect(reminder).toBeHidden()
})
