import { account } from '@waymark/contracts/account'
import { business } from '@waymark/contracts/business'
import { serviceArea } from '@waymark/contracts/service-area'
import { councilBeforeCardPayments } from '../fixtures/arrange-organisation.ts'
import { callerWith } from '../fixtures/caller.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'
import { type InputMethodName, inputMethods } from '../pages/input-methods.ts'
import { demoPassword, LoginPage } from '../pages/login-page.ts'

const methods: readonly InputMethodName[] = ['by mouse', 'by keyboard alone']
const placeCount = 200

for (const method of methods)
  test(`200 places are imported, ${method}: 7 bad ones are shown with their reasons before anything is written`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000)
    const email = await councilBeforeCardPayments(request)
    const { token } = await callerWith(request, '').ask(account.login, { email, password: demoPassword })
    const admin = callerWith(request, token)
    for (const onboardingStep of [6, 7]) await admin.ask(business.updateWizardStep, { onboardingStep })
    const locationCount = async () => (await admin.ask(serviceArea.getServiceAreas, {})).totalCount
    const before = await locationCount()

    await new LoginPage(page).signIn(email)
    const hands = inputMethods[method](page)
    await page.goto('/service-area/import')
    await test.step('the file is checked', async () => {
      const chooser = page.waitForEvent('filechooser')
      await hands.press(page.getByRole('button', { name: 'Choose a file' }))
      await (await chooser).setFiles({
        name: 'places.json',
        mimeType: 'application/json',
        buffer: Buffer.from(fileOfPlaces()),
      })
      await expect(page.getByText('places.json has 200 places.')).toBeVisible({ timeout: 60_000 })
      await expect(
        page.getByText(/193 can be imported \(193 new\), 0 have old facts, 7 cannot be imported\. Nothing has been/),
      ).toBeVisible()
      const refused = page.getByRole('table', { name: 'Places that cannot be imported' })
      await expect(refused.getByRole('rowheader')).toHaveCount(7)
      for (const row of Object.keys(bad))
        await expect(refused.getByRole('cell', { name: row, exact: true })).toBeVisible()
      await expectAccessible(page)
      expect(await locationCount()).toBe(before)
    })

    await test.step('the others are imported, all of them', async () => {
      await hands.press(page.getByRole('button', { name: 'Import 193 places' }))
      await expect(page.getByText(/193 locations added, 0 changed, 0 already as in the file\./)).toBeVisible({
        timeout: 60_000,
      })
      await expectAccessible(page)
      expect(await locationCount()).toBe(before + 193)
    })
  })

/** What is wrong in which row of the file. */
const bad: Readonly<Record<number, object>> = {
  10: { name: { en: '' } },
  30: { category: 'spaceport' },
  50: { address: {} },
  70: { accessibility: 'good' },
  90: { originalId: 'town-1' },
  110: { name: 'Hall' },
  130: {
    accessibility: {
      entrances: [{ properties: { isLevel: true, stairs: { stepHeight: { value: 20, unit: 'cm' } } } }],
    },
  },
}

/** A file as another system writes it, of places where no other journey looks. */
function fileOfPlaces(): string {
  const features = Array.from({ length: placeCount }, (_, index) => {
    const row = index + 1
    return {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [168.1 + row / 10_000, -46.9] },
      properties: {
        originalId: `town-${row}`,
        name: { en: `Rakiura Hall ${row}` },
        category: 'communityCentre',
        address: {
          text: { en: `${row} Elgin Terrace` },
          city: { en: 'Oban' },
          state: { en: 'Southland' },
          countryCode: 'NZL',
        },
        accessibility: { hasInductionLoop: true },
        ...bad[row],
      },
    }
  })
  return JSON.stringify({ type: 'FeatureCollection', features })
}
