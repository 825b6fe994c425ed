import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { CannotStart } from '@waymark/postgres/cannot-start'
import { chromium } from 'playwright'

/** Headless Chromium: the same engine at half the CPU time per page. */
const debianChromium = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  debianChromium,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * A Chromium for the journeys: `CHROME_PATH`, the system's, Playwright's own, or on Debian as root a newly installed
 * one.
 */
export function findChromium(env: NodeJS.ProcessEnv): string {
  if (env.CHROME_PATH) {
    if (existsSync(env.CHROME_PATH)) return env.CHROME_PATH
    throw new CannotStart(`CHROME_PATH names ${env.CHROME_PATH}, which is not there.`)
  }
  const present = [...usualPlaces, chromium.executablePath()].find((path) => existsSync(path))
  if (present !== undefined) return present
  if (isDebian() && process.getuid?.() === 0 && installChromium()) return debianChromium
  throw new CannotStart(
    'The journeys need Chromium: install it, set CHROME_PATH to one, or run "npx playwright install chromium".',
  )
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

function installChromium(): boolean {
  process.stdout.write('Installing Chromium with apt-get ...\n')
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], options)
  return (
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], options)
      .status === 0 && existsSync(debianChromium)
  )
}
