import { resolve } from 'node:path'
import { CannotStart } from '@waymark/postgres/cannot-start'
import { restore } from '@waymark/postgres/restore'
import { readRestoreArguments } from '../suite/restore-arguments.ts'
import { readRunSettings } from '../suite/settings.ts'
import { runCommand } from '../tools/command.ts'

/** `npm run restore -- <backup> [--until <time>]`: creates the data folder, which must not contain data yet, as it was at a moment. */
await runCommand(async () => {
  const { backup, until } = readRestoreArguments(process.argv.slice(2), new Date())
  if (backup === undefined) throw new CannotStart('Name the folder of the backup: npm run restore -- <folder>.')
  const { dataDir, walArchive } = readRunSettings({ ...process.env, DEMO: '1' }, [])
  const last = await restore(resolve(backup), dataDir, {
    ...(until === undefined ? {} : { until }),
    walArchive: walArchive?.folder,
  })
  const moment = last === undefined ? '' : ` Its last transaction is of ${last.toISOString()}.`
  process.stdout.write(`Restored ${dataDir}.${moment} WAYMARK_DATA=${dataDir} npm start serves it.\n`)
  return undefined
})
