import { spawn } from 'node:child_process'
import type { findWebKit } from '@waymark/run/checks/other-browsers'
import { findFreePort } from '@waymark/run/suite/free-port'
import { Builder, type WebElement } from 'selenium-webdriver'
import type { Driver } from './other-browser.ts'

type Programs = ReturnType<typeof findWebKit>['programs']

/** WebKitGTK, the engine of Safari, by WebDriver. */
export async function startWebKit({ driver, browser, screen }: Programs): Promise<Driver<WebElement>> {
  const port = await findFreePort()
  const started = spawn(screen, ['-a', '-s', '-screen 0 1280x1024x24', driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  })
  const stop = () => {
    if (started.pid !== undefined) process.kill(-started.pid)
  }
  await answers(`http://127.0.0.1:${port}/status`)
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    .build()
  await session.manage().window().setRect({ width: 1280, height: 1000, x: 0, y: 0 })
  return {
    goto: (address) => session.get(address),
    reload: () => session.navigate().refresh(),
    address: () => session.getCurrentUrl(),
    find: (script, part) => session.executeScript<WebElement | null>(`const part = arguments[0]; ${script}`, part),
    run: (script) => session.executeScript(script),
    click: (found) => found.click(),
    type: async (found, text) => {
      await session.executeScript('arguments[0].select()', found)
      await found.sendKeys(text)
    },
    close: async () => {
      await session.quit()
      stop()
    },
  }
}

/** The driver has no other way to say that it listens. */
async function answers(address: string): Promise<void> {
  const deadline = performance.now() + 20_000
  for (;;) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    if (performance.now() > deadline) throw new Error('WebKitWebDriver does not answer.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
