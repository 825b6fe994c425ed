import { writeFileSync } from 'node:fs'
import { contractFile, contractText, presentContract } from '../release/released-contract.ts'
import { exportsFile, exportsText, presentExports } from '../release/released-exports.ts'
import { jobsFile, jobsText, presentJobs } from '../release/released-jobs.ts'
import { migrationsFile, migrationsText, presentMigrations } from '../release/released-migrations.ts'
import { runCommand } from '../tools/command.ts'

/** `npm run release:contract`: what is released now, for the next release to be compared with. */
await runCommand(async () => {
  writeFileSync(contractFile, contractText(presentContract()))
  writeFileSync(migrationsFile, migrationsText(presentMigrations()))
  writeFileSync(exportsFile, exportsText(presentExports()))
  writeFileSync(jobsFile, jobsText(presentJobs()))
  process.stdout.write(
    'Wrote shared/contracts/released: calls, jobs, migrations and what pages lend to remotes in this release.\n',
  )
  return undefined
})
