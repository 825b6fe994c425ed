import { faultParts, runFaults } from '../faults/faults.ts'
import { runCommand } from '../tools/command.ts'
import { keepTemporaryFilesInMemory } from '../tools/temporary-files.ts'

/** `npm run faults`: kills, pauses, full disks, cut networks and a clock set forward while people book; `-- --short` only what `npm test` tries, `-- rush drain` only these parts. */
await runCommand(async (stop) => {
  process.exitCode = 1
  keepTemporaryFilesInMemory(process.env)
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const only = faultParts.filter((part) => process.argv.includes(part))
  const { passed, failed } = await runFaults({
    stop,
    say,
    short: process.argv.includes('--short'),
    ...(only.length > 0 ? { only } : {}),
  })
  say(`\n${passed} passed, ${failed} failed`)
  if (failed === 0) process.exitCode = 0
  return undefined
})
