import { writeFileSync } from 'node:fs'
import { contractFile, contractText, presentContract } from '../release/released-contract.ts'
import { migrationsFile, migrationsText, presentMigrations } from '../release/released-migrations.ts'
import { runCommand } from '../tools/command.ts'

/** `npm run release:contract`: what is released now, for the next release to be compared with. */
await runCommand(async () => {
  writeFileSync(contractFile, contractText(presentContract()))
  writeFileSync(migrationsFile, migrationsText(presentMigrations()))
  process.stdout.write('Wrote shared/contracts/released: the calls and migrations of this release.\n')
  return undefined
})
