import { runChecks } from './checks.ts'
import { runCommand } from './command.ts'

await runCommand(async (stop) => {
  process.exitCode = 1
  const { failed } = await runChecks(stop)
  if (failed === 0) process.exitCode = 0
  return undefined
})
