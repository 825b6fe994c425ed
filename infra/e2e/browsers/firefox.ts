import puppeteer, { type ElementHandle } from 'puppeteer-core'
import type { Driver, PagePart } from './other-browser.ts'

/** Firefox by WebDriver BiDi, which it speaks itself. `path` is its program. */
export async function startFirefox(path: string): Promise<Driver<ElementHandle>> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: path, headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  return {
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    address: async () => page.url(),
    find: async (script, part) => {
      const answer = await page.evaluateHandle(
        (body: string, asked: PagePart) => new Function('part', body)(asked),
        script,
        part,
      )
      return answer.asElement() as ElementHandle | null
    },
    run: (script) => page.evaluate(`(() => { ${script} })()`),
    click: (found) => found.click(),
    type: async (found, text) => {
      await found.click({ count: 3 })
      await found.press('Backspace')
      await found.type(text)
    },
    close: () => browser.close(),
  }
}
