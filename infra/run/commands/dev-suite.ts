import { shellDevPort } from '@waymark/build/apps'
import { apps } from '../build/apps.ts'
import { startTurbo } from '../build/turbo.ts'
import { endGroup } from '../suite/process-group.ts'
import { readRunSettings } from '../suite/settings.ts'
import { startSuite } from '../suite/suite.ts'
import { runCommand } from '../tools/command.ts'

/** `npm run dev`: services that restart when their sources change, pages with hot replacement. */
await runCommand(async (stop) => {
  const settings = readRunSettings(process.env, process.argv.slice(2))
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const suite = await startSuite(settings, { say, stop, env: process.env, watch: true })
  const filters = apps.map(({ folder }) => `--filter=./${folder}`)
  const pages = startTurbo(['run', 'dev', ...filters], { output: 'inherit', env: { WAYMARK_GATEWAY: suite.address } })
  say(
    `\nPages with hot replacement: http://localhost:${shellDevPort}   Calls: ${suite.address}   Log: ${suite.logFile}\n`,
  )
  return {
    stop: async () => {
      endGroup(pages)
      await suite.stop()
    },
  }
})
