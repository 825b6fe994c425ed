import { invitation } from '@waymark/contracts/invitation'
import { callerFor } from '../fixtures/caller.ts'
import { sampleEmails } from '../fixtures/sample-emails.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { emailTo } from '../pages/mailbox.ts'

test('every email is readable as plain text, and as HTML without axe violations, wide and narrow', async ({ page }) => {
  test.setTimeout(180_000)
  for (const { name, email } of sampleEmails()) {
    await test.step(name, async () => {
      const { text, html, subject } = email
      expect(text).not.toMatch(/undefined|\[object/)
      expect(html).not.toMatch(/undefined|\[object/)
      expect(subject).not.toMatch(/[\r\n]/)
      await page.setViewportSize({ width: 320, height: 800 })
      await page.setContent(html)
      await expect(page).toHaveTitle(subject)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      // Each link of the HTML is in the plain text too.
      for (const link of await page.getByRole('link').all())
        expect(text).toContain((await link.getAttribute('href')) ?? 'no address')
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(sideways).toBeLessThanOrEqual(1)
      await expectAccessible(page)
    })
  }
})

test('an email can be read in the mailbox of an installation without a mail server', async ({ page, request }) => {
  const email = `reader.${Date.now().toString(36)}@journeys.test`
  const sender = await callerFor(request, 'individual')
  await sender.ask(invitation.sendInvitationToFriendFromIndividual, { emails: [email] })
  const { subject } = await emailTo(request, email, 'friend invitation')
  await page.goto(`/dev/mail?to=${encodeURIComponent(email)}`)
  await expectAccessible(page)
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  const heading = 'Hēmi Parata invites you to Waymark'
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.getByRole('region', { name: 'The email as plain text' })).toContainText(heading)
  await expectAccessible(page)
})
