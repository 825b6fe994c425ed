import { findChromium } from './chromium.ts'
import { runCommand } from './command.ts'
import { runJourneys } from './journeys.ts'
import { readRunSettings } from './settings.ts'

/** `npm run e2e -- <arguments of playwright test>`; `SEPARATE=booking,chat` runs these services as processes of their own. */
await runCommand(async (stop) => {
  process.exitCode = 1
  const { separate } = readRunSettings(process.env, [])
  const { failed } = await runJourneys({
    chromium: findChromium(process.env),
    separate,
    args: process.argv.slice(2),
    stop,
  })
  if (failed === 0) process.exitCode = 0
  return undefined
})
