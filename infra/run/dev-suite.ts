import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { shellDevPort } from '../../shared/build/src/apps.ts'
import { apps } from './apps.ts'
import { runCommand } from './command.ts'
import { root } from './repository.ts'
import { readRunSettings } from './settings.ts'
import { startSuite } from './suite.ts'

/** `npm run dev`: services that start again when their sources change, pages with hot replacement. */
await runCommand(async (stop) => {
  const settings = readRunSettings(process.env, process.argv.slice(2))
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const suite = await startSuite(settings, { say, stop, env: process.env, watch: true })
  const pages = spawn(
    join(root, 'node_modules/.bin/turbo'),
    ['run', 'dev', ...apps.map(({ folder }) => `--filter=./${folder}`)],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, WAYMARK_GATEWAY: suite.address, TURBO_TELEMETRY_DISABLED: '1' },
    },
  )
  say(
    `\nPages with hot replacement: http://localhost:${shellDevPort}   Calls: ${suite.address}   Log: ${suite.logFile}\n`,
  )
  return {
    stop: async () => {
      const gone = new Promise((done) => pages.once('exit', done))
      if (pages.kill('SIGINT')) await gone
      await suite.stop()
    },
  }
})
