import { suiteSecret } from '../suite/data-folder.ts'
import { withDatabase } from '../suite/database.ts'
import { runOnce } from '../suite/run-once.ts'
import { readRunSettings } from '../suite/settings.ts'
import { runCommand } from '../tools/command.ts'

/** `npm run db:migrate`: migrates the database to the latest state, also while an older suite runs on it. */
await runCommand(async () => {
  const settings = readRunSettings({ ...process.env, DEMO: '1' }, process.argv.slice(2))
  const secret = suiteSecret(settings.dataDir, process.env)
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  await withDatabase(settings, (address) =>
    runOnce(
      'prepare-data.ts',
      { ...process.env, DATABASE_URL: address, WAYMARK_SECRET: secret, WAYMARK_WORLD: '"none"' },
      { say },
    ),
  )
  say('The database is up to date.')
  return undefined
})
