import { integrations } from '../suite/integrations.ts'
import { requireWholeKeys } from '../suite/vendor-keys.ts'
import { runCommand } from '../tools/command.ts'

/** `npm run verify:integrations`: checks every integration that is configured. */
await runCommand(async () => {
  requireWholeKeys(process.env)
  for (const { name, setting, ask } of integrations) {
    const value = process.env[setting]?.trim()
    if (!value) {
      process.stdout.write(`not set  ${name} (${setting}): the default is used\n`)
      continue
    }
    try {
      process.stdout.write(`ok       ${name}: ${await ask(value, process.env)}\n`)
    } catch (error) {
      // An address may contain a password, and some clients include it in their messages.
      process.stdout.write(`failed   ${name} (${setting}): ${reasonOf(error).replaceAll(value, setting)}\n`)
      process.exitCode = 1
    }
  }
  return undefined
})

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? error.cause.message : ''
  return [error.message || error.name, cause].filter((text) => text !== '').join(': ')
}
