import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSchemaFiles } from '@waymark/db-types/read-schema-files'
import { withTemplateClone } from '@waymark/test-world/postgres-server'
import { runCommand } from '../tools/command.ts'
import { root } from '../tools/repository.ts'

/** `npm run db:types`: writes each service's `schema.ts` from a database that every migration has run on. */
await runCommand(async () => {
  const files = await withTemplateClone(readSchemaFiles)
  for (const [path, text] of files) writeFileSync(join(root, path), text)
  process.stdout.write(`Wrote ${[...files.keys()].join(', ')}.\n`)
  return undefined
})
