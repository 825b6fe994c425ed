import { audit } from '@waymark/contracts/audit'
import { organisation } from '@waymark/contracts/organisation'
import { serviceArea } from '@waymark/contracts/service-area'
import { openCouncil } from '../fixtures/arrange-organisation.ts'
import { callerFor } from '../fixtures/caller.ts'
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

for (const name of Object.keys(inputMethods) as InputMethodName[])
  test(`an account administrator reads what was done to their organisation, ${name}`, async ({ as, request }) => {
    const council = await openCouncil(request, `Tōtara Council ${name} ${Date.now()}`)
    const administrator = await callerFor(request, 'global.admin')
    const { accountId } = await administrator.ask(serviceArea.getVenueMapData, { saId: council.serviceAreaId })
    const reason = 'They asked us to check their address'
    await administrator.ask(organisation.suspendOrganisation, {
      accountId,
      isForGood: false,
      reason,
      bookings: 'keep',
    })
    await administrator.ask(organisation.liftOrganisationSuspension, {
      accountId,
      reason: 'Their address is right',
    })
    await expect
      .poll(async () => (await council.admin.ask(audit.getOrganisationAuditTrail, {})).totalCount)
      .toBeGreaterThanOrEqual(2)

    const page = await as(council.email)
    const input = inputMethods[name](page)
    await page.goto('/business/profile')
    await input.press(page.getByRole('link', { name: 'Audit trail' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible()
    await expect(page.getByRole('row', { name: /Suspended the organisation/ })).toContainText(reason)
    await input.write(page.getByRole('searchbox', { name: 'Search' }).last(), 'address is right')
    await expect(page.getByRole('row', { name: /Lifted the suspension/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Suspended the organisation/ })).toHaveCount(0)
    await input.press(page.getByRole('button', { name: 'What is not shown here' }))
    await expect(page.getByText('attempts to sign in')).toBeVisible()
    await expectAccessible(page)
  })
