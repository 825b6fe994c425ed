import { resolve } from 'node:path'
import { CannotStart } from '@waymark/postgres/cannot-start'
import { drillRestore } from '@waymark/postgres/restore-drill'
import { withPostgres } from '@waymark/postgres/with-postgres'
import { drillReport } from '../suite/drill-report.ts'
import { readRunSettings } from '../suite/settings.ts'
import { runCommand } from '../tools/command.ts'

/**
 * `npm run restore:drill [-- <backup>]`: restores a new backup, or an older one with its WAL archive, into a throw-away
 * folder and compares the rows of every table with the running database. Exits with 1 when any are missing.
 */
await runCommand(async () => {
  const [backup, ...rest] = process.argv.slice(2)
  const { dataDir, databaseUrl, walArchive } = readRunSettings({ ...process.env, DEMO: '1' }, rest)
  if (databaseUrl !== undefined)
    throw new CannotStart('The database of DATABASE_URL is not ours: try its restore with its own tools.')
  const drill = await withPostgres(
    dataDir,
    (server) =>
      drillRestore(server, dataDir, {
        backupDir: backup === undefined ? undefined : resolve(backup),
        walArchive: walArchive?.folder,
      }),
    { walArchive: walArchive?.folder },
  )
  const { lines, isWhole } = drillReport(drill)
  process.stdout.write(`${lines.join('\n')}\n`)
  if (!isWhole) process.exitCode = 1
  return undefined
})
