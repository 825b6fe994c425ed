import { findChromium } from '../checks/chromium.ts'
import { runJourneys } from '../checks/journeys.ts'
import { readRunSettings } from '../suite/settings.ts'
import { runCommand } from '../tools/command.ts'
import { keepTemporaryFilesInMemory } from '../tools/temporary-files.ts'

/**
 * `npm run e2e -- <arguments of playwright test>`; `SEPARATE=booking,chat` runs these services as separate processes.
 */
await runCommand(async (stop) => {
  process.exitCode = 1
  keepTemporaryFilesInMemory(process.env)
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
