import { demoAccounts, demoPassword } from '@waymark/demo-world/demo-accounts'
import { readRunSettings } from '../suite/settings.ts'
import { startSuite } from '../suite/suite.ts'
import { runCommand } from '../tools/command.ts'

await runCommand(async (stop) => {
  const startedAt = Date.now()
  const settings = readRunSettings(process.env, process.argv.slice(2))
  const suite = await startSuite(settings, { say: (line) => process.stdout.write(`${line}\n`), stop, env: process.env })
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(
    `\nWaymark is ready after ${seconds} s: ${suite.address}\n\n${accounts()}\nLog: ${suite.logFile}   Mail: ${suite.address}/dev/mail   Stop: Ctrl-C\n`,
  )
  return suite

  function accounts(): string {
    if (settings.world !== 'demo') return `First global administrator: ${settings.world.email}\n`
    const lines = demoAccounts.map(({ email, about }) => `  ${email.padEnd(28)}${about}`)
    return [`Demo accounts, all with the password ${demoPassword}:`, ...lines, ''].join('\n')
  }
})
