import { defineConfig } from '@playwright/test'

const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
/** Draws maps without a graphics card; the page around them is put together without it, which costs half as much. */
const drawsMaps = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-compositing',
]

const chromium = (args: readonly string[]) => ({
  launchOptions: { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: [...quiet, ...args] },
})

/**
 * Journeys through the running suite at `BASE_URL`, in a real Chromium. `npm run e2e` starts its own suite. A journey
 * that needs the drawn map has the tag `@map`; without it pages show the map's fallback.
 */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../../.waymark/journeys',
  fullyParallel: true,
  workers: 2,
  // None on a desk, where a flake is to be seen; the gate of a change lists what needed its second one.
  retries: Number(process.env.SECOND_TRY ?? 0),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:8080',
    viewport: { width: 1280, height: 900 },
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'pages', grepInvert: /@map/, use: chromium(['--disable-gpu']) },
    // Each frame of a flight is drawn by the CPU.
    { name: 'maps', grep: /@map/, use: { ...chromium(drawsMaps), contextOptions: { reducedMotion: 'reduce' } } },
  ],
})
