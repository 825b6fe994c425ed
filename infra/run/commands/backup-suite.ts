import { resolve } from 'node:path'
import { backUp } from '@waymark/postgres/backup'
import { CannotStart } from '@waymark/postgres/cannot-start'
import { withPostgres } from '@waymark/postgres/with-postgres'
import { readRunSettings } from '../suite/settings.ts'
import { runCommand } from '../tools/command.ts'

/** `npm run backup -- <new folder>`: copies the data folder, also while the suite runs. */
await runCommand(async () => {
  const [target, ...rest] = process.argv.slice(2)
  if (target === undefined) throw new CannotStart('Name the new folder for the backup: npm run backup -- <folder>.')
  const { dataDir, databaseUrl, walArchive } = readRunSettings({ ...process.env, DEMO: '1' }, rest)
  if (databaseUrl !== undefined)
    throw new CannotStart(
      'The database of DATABASE_URL is not ours: back it up with its own tools, and the files beside it.',
    )
  const { walArchive: archive } = await withPostgres(dataDir, (server) => backUp(server, dataDir, resolve(target)), {
    walArchive: walArchive?.folder,
  })
  const forward =
    archive === undefined
      ? 'Without WAL_ARCHIVE it can be restored as it is now, and to no later moment.'
      : `With ${archive} it can be restored to any moment from now on.`
  process.stdout.write(`Copied ${dataDir} to ${resolve(target)}. ${forward}\n`)
  return undefined
})
