import { demoPassword } from '@waymark/demo-world/demo-accounts'
import type { Browser } from 'playwright'

/** Screens of the side menu, in order. */
const tour = ['/booking/upcoming', '/shortlist', '/booking/book-service', '/dashboard']

export interface ScreenChanges {
  /** The first time each screen is opened, including the download of its code. */
  readonly firstMs: readonly number[]
  readonly warmMs: readonly number[]
}

/** Signs in and visits screens by the menu; each time ends when the new screen's content is present. */
export async function changeScreens(browser: Browser, origin: string, rounds: number): Promise<ScreenChanges> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/login`)
    await page.getByLabel('Email').fill('individual@demo.test')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(/\/(dashboard|booking|location-map)/)
    await page.locator('nav a[href="/booking/upcoming"]').first().waitFor()
    const elapsed: number[][] = []
    for (let round = 0; round <= rounds; round += 1) {
      const own: number[] = []
      for (const path of tour) own.push(Number(await page.evaluate(changeTo(path))))
      elapsed.push(own)
    }
    return { firstMs: elapsed[0] ?? [], warmMs: elapsed.slice(1).flat() }
  } finally {
    await context.close()
  }
}

const maxMs = 30_000

/** Follows the menu's link and returns the milliseconds until the screen has its title and nothing is loading. */
function changeTo(path: string): string {
  return `new Promise((done, failed) => {
    const path = ${JSON.stringify(path)}
    const startedAt = performance.now()
    const before = document.querySelector('main h1')
    const loads = (main) => [...main.querySelectorAll('[role=status]')].some((one) => one.textContent.startsWith('Loading'))
    const look = () => {
      const main = document.querySelector('main')
      const title = main?.querySelector('h1')
      const elapsed = performance.now() - startedAt
      if (location.pathname === path && title && title !== before && !loads(main)) done(elapsed)
      else if (elapsed > ${maxMs}) failed(new Error(path + ' did not come'))
      else requestAnimationFrame(look)
    }
    document.querySelector('nav a[href="' + path + '"]').click()
    look()
  })`
}
