import { runChecks } from '../checks/checks.ts'
import { runCommand } from '../tools/command.ts'

await runCommand(async (stop) => {
  process.exitCode = 1
  const { failed } = await runChecks(stop)
  if (failed === 0) process.exitCode = 0
  return undefined
})
