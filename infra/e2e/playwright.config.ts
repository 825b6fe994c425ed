import { defineConfig } from '@playwright/test'

/** Journeys through the running suite at `BASE_URL`, in a real Chromium. `npm run e2e` starts one of its own. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../../.waymark/journeys',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:8080',
    viewport: { width: 1280, height: 900 },
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--ignore-gpu-blocklist',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
