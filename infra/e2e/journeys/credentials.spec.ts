import { credential } from '@waymark/contracts/credential'
import { credentialLabels } from '@waymark/domain/account/credentials'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { freeDaysOf } from '../fixtures/arrange-booking.ts'
import { callerFor } from '../fixtures/caller.ts'
import { ownLocation } from '../fixtures/own-location.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { AppFrame } from '../pages/app-frame.ts'
import { inputMethods } from '../pages/input-methods.ts'

/** Both run at once, on the same people. */
const kinds = { 'by mouse': 'firstAid', 'by keyboard alone': 'driverLicence' } as const
const everyDay = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00' }))
const morningCare = 1

for (const method of ['by mouse', 'by keyboard alone'] as const) {
  const kind = kinds[method]
  const label = credentialLabels[kind]

  test(`an admin requires a credential, and notes who holds it, ${method}`, async ({ as, request }) => {
    test.setTimeout(150_000)
    const [provider, client] = [await callerFor(request, 'hybrid.admin'), await callerFor(request, 'individual')]
    const location = await ownLocation(provider, { name: 'Vetted', serviceId: morningCare, weeklyTimes: everyDay })
    const { serviceAreaId, serviceAreaServiceId } = location
    const page = await as('hybrid.admin')
    const input = inputMethods[method](page)
    const dialog = page.getByRole('dialog')
    let people: readonly { readonly userProfileId: number }[] = []

    await test.step('required at the location: nobody who was not checked is offered', async () => {
      await page.goto('/dashboard')
      await new AppFrame(page).chooseLocation(location.name)
      await page.goto('/service-area/staffs')
      await input.press(page.getByRole('button', { name: 'Required credentials' }))
      await input.pick(dialog.getByRole('checkbox', { name: label }))
      await expect(dialog.getByText(`${label} not checked`).first()).toBeVisible()
      await expectAccessible(page)
      await input.press(dialog.getByRole('button', { name: 'Save' }))
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText(`${label} not checked`).first()).toBeVisible()
      await expectAccessible(page)
      expect((await freeDaysOf(client, serviceAreaServiceId, 1)).days).toEqual([])
    })

    await test.step('noted for the person, until a day', async () => {
      people = (await provider.ask(credential.getCredentialRules, { serviceAreaId })).people
      const today = new Date().toISOString().slice(0, 10)
      const lastDay = addDays(today, 9)
      await page.goto(`/business/user-management/${people[0]?.userProfileId}`)
      await input.press(page.getByRole('button', { name: 'Note a credential' }))
      await input.choose(dialog.getByRole('button', { name: /Kind$/ }), label)
      await input.typeDay(dialog.getByRole('group', { name: /^Last day/ }), lastDay)
      await expectAccessible(page)
      await input.press(dialog.getByRole('button', { name: 'Note it' }))
      await expect(page.getByRole('row', { name: label })).toBeVisible()
      await expectAccessible(page)
      // The others are noted as well: who of them is free depends on the demo world.
      for (const { userProfileId } of people.slice(1))
        await provider.ask(credential.saveCredential, {
          userProfileId,
          kind,
          expiresOn: lastDay,
          checkedOn: addDays(today, -1),
        })
      const { days } = await freeDaysOf(client, serviceAreaServiceId, 1)
      expect(days.length).toBeGreaterThan(0)
      expect(days.filter(({ date }) => date > lastDay)).toEqual([])
    })

    await test.step('what is put back', async () => {
      for (const { userProfileId } of people) {
        const { credentials } = await provider.ask(credential.getCredentials, { userProfileId })
        for (const noted of credentials)
          if (noted.kind === kind) await provider.ask(credential.deleteCredential, { credentialId: noted.credentialId })
      }
    })
  })
}
