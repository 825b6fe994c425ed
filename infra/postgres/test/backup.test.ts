import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { backUp } from '../backup.ts'
import { restore } from '../restore.ts'
import { startPostgres } from '../start-postgres.ts'

test('restores a backup taken during writes to a consistent state with all rows answered before it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'waymark-backup-'))
  // A folder only root can enter would send the clusters to /var/lib, and leave them there.
  chmodSync(root, 0o755)
  const original = join(root, 'original')
  const postgres = await startPostgres({ dataDir: original })
  const writer = new Client({ connectionString: postgres.adminUrl })
  await writer.connect()
  await writer.query('create table note (id bigint generated always as identity, body text, pair bigint)')
  await writer.query(`insert into note (body, pair) select repeat('a', 500), 1 from generate_series(1, 20000)`)
  mkdirSync(join(original, 'files'))
  writeFileSync(join(original, 'files', 'logo.webp'), 'picture')

  let writing = true
  const writes = (async () => {
    while (writing) {
      await writer.query(
        `begin; insert into note (body, pair) values ('x', 2); insert into note (body, pair) values ('y', -2); commit`,
      )
    }
  })()
  await backUp(postgres, original, join(root, 'backup'))
  writing = false
  await writes
  await writer.end()
  await postgres.stop()

  await restore(join(root, 'backup'), join(root, 'restored'))
  const restored = await startPostgres({ dataDir: join(root, 'restored') })
  const reader = new Client({ connectionString: restored.adminUrl })
  await reader.connect()
  const { rows } = await reader.query(
    'select count(*) filter (where pair = 1)::int as kept, sum(pair) filter (where pair <> 1)::int as unpaired from note',
  )
  await reader.end()
  await restored.stop()
  expect(rows[0]).toMatchObject({ kept: 20_000 })
  expect(rows[0].unpaired ?? 0).toBe(0)
  expect(readFileSync(join(root, 'restored', 'files', 'logo.webp'), 'utf8')).toBe('picture')
  await expect(restore(join(root, 'backup'), join(root, 'restored'))).rejects.toThrow('already holds data')
  rmSync(root, { recursive: true, force: true })
})
