import { findFirefox, findWebKit } from '@waymark/run/checks/other-browsers'
import { startFirefox } from '../browsers/firefox.ts'
import { OtherPage } from '../browsers/other-browser.ts'
import { startWebKit } from '../browsers/webkit.ts'
import { callerFor } from '../fixtures/caller.ts'
import { openLocation } from '../fixtures/own-location.ts'
import { openSessionToday } from '../fixtures/own-session.ts'
import { test } from '../fixtures/test.ts'
import { demoPassword, emailOf } from '../pages/login-page.ts'
import { newAddress } from '../pages/register-pages.ts'

const firefox = findFirefox()
const webKit = findWebKit()
const browsers = [
  { ...firefox, start: async (site: string) => new OtherPage(await startFirefox(firefox.programs.browser), site) },
  { ...webKit, start: async (site: string) => new OtherPage(await startWebKit(webKit.programs), site) },
]

for (const { name, missing, start } of browsers)
  test(`${name}: signing in lasts over a reload, a place is found, a guest books, a manager saves`, async ({
    request,
    baseURL,
  }) => {
    test.skip(missing.length > 0, `${name} did not run: install ${missing.join(' and ')}.`)
    test.setTimeout(480_000)
    const page = await start(baseURL ?? '')
    try {
      await test.step('a stranger finds a place on the map, and opens its page', async () => {
        await page.open('/search?q=Island%20Bay%20Library')
        await page.press({ role: 'link', name: 'Island Bay Library' })
        await page.isAt(/^\/location-map/)
        await page.shows({ role: 'heading', name: 'Island Bay Library' })
      })

      await test.step('a guest books a free session', async () => {
        const { activitySessionId } = await openSessionToday(request, `${name} tea`)
        await page.open(`/activity-booking/new-booking?activitySessionId=${activitySessionId}`)
        await page.write({ label: 'Name' }, 'Moana Parata')
        await page.write({ label: 'First name' }, 'Moana')
        await page.write({ label: 'Last name' }, 'Parata')
        await page.write({ label: 'Email' }, newAddress(name.toLowerCase()))
        await page.write({ label: 'Phone (optional)' }, '021 555 0142')
        await page.press({ role: 'button', name: 'Book 1 space' })
        await page.shows({ role: 'region', name: 'Your ticket' })
      })

      await test.step('an admin signs in, and is still signed in after a reload', async () => {
        await page.open('/login')
        await page.write({ label: 'Email' }, emailOf('hybrid.admin'))
        await page.write({ label: 'Password' }, demoPassword)
        await page.press({ role: 'button', name: 'Log in' })
        await page.isAt('/dashboard')
        await page.shows({ role: 'heading', name: 'Coming up' })
        await page.reload()
        await page.isAt('/dashboard')
        await page.shows({ role: 'heading', name: 'Coming up' })
      })

      await test.step('and saves the name of a location', async () => {
        const provider = await callerFor(request, 'hybrid.admin')
        const location = await openLocation(provider, `Waihōpai Rooms, ${name}`)
        const newName = `${location.name} and garden`
        await page.open(`/service-area/${location.serviceAreaId}`)
        await page.write({ label: 'Name' }, newName)
        await page.press({ role: 'button', name: 'Save details' })
        await page.shows({ role: 'heading', name: newName })
        await page.reload()
        await page.shows({ role: 'heading', name: newName })
      })
    } finally {
      await page.close()
    }
  })
