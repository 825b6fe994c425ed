import { runChecks } from './checks.ts'
import { runCommand } from './command.ts'

await runCommand(async () => {
  const { failed } = await runChecks()
  if (failed > 0) process.exitCode = 1
  return undefined
})
