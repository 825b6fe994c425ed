import { resolve } from 'node:path'
import { CannotStart } from '@waymark/postgres/cannot-start'
import { restore } from '@waymark/postgres/restore'
import { readRunSettings } from '../suite/settings.ts'
import { runCommand } from '../tools/command.ts'

/** `npm run restore -- <backup>`: creates the data folder, which must not contain data yet, from a backup. */
await runCommand(async () => {
  const [source, ...rest] = process.argv.slice(2)
  if (source === undefined) throw new CannotStart('Name the folder of the backup: npm run restore -- <folder>.')
  const { dataDir } = readRunSettings({ ...process.env, DEMO: '1' }, rest)
  await restore(resolve(source), dataDir)
  process.stdout.write(`Restored ${dataDir}; the next start replays the rest.\n`)
  return undefined
})
