import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Where the programs of a browser beside Chromium are; `missing` names Debian's packages of those that are not. */
interface OtherBrowser<Program extends string> {
  readonly name: string
  readonly programs: Readonly<Record<Program, string>>
  readonly missing: readonly string[]
}

/** Firefox speaks WebDriver BiDi itself. */
export function findFirefox(): OtherBrowser<'browser'> {
  const browser = pathOf('firefox-esr') ?? pathOf('firefox')
  return { name: 'Firefox', programs: { browser: browser ?? '' }, missing: browser ? [] : ['firefox-esr'] }
}

/** WebKitGTK, the engine of Safari: its driver, a browser without a headless form, and a screen that nobody sees. */
export function findWebKit(): OtherBrowser<'driver' | 'browser' | 'screen'> {
  const driver = pathOf('WebKitWebDriver')
  const browser = ['4.1', '6.0', '4.0']
    .flatMap((version) => ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-${version}`))
    .map((folder) => `${folder}/MiniBrowser`)
    .find((path) => existsSync(path))
  const screen = pathOf('xvfb-run')
  return {
    name: 'WebKit',
    programs: { driver: driver ?? '', browser: browser ?? '', screen: screen ?? '' },
    missing: [...(driver && browser ? [] : ['webkit2gtk-driver']), ...(screen ? [] : ['xvfb'])],
  }
}

/** One sentence for each browser in which nothing is tried, because it is not installed. */
export function untriedBrowsers(): string[] {
  return [findFirefox(), findWebKit()]
    .filter(({ missing }) => missing.length > 0)
    .map(
      ({ name, missing }) =>
        `There is no ${name} here: its journeys do not run. On Debian install ${missing.join(' and ')}.`,
    )
}

function pathOf(program: string): string | undefined {
  const path = spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).stdout.trim()
  return path === '' ? undefined : path
}
