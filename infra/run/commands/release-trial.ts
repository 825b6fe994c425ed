import { CannotStart } from '@waymark/postgres/cannot-start'
import { commitOf } from '../machines/last-release.ts'
import { runCommand } from '../tools/command.ts'
import { trialReport } from '../trial/trial-report.ts'
import { tryRelease } from '../trial/try-release.ts'

/**
 * `npm run release:trial -- <commit>`: an earlier release fills a database and serves, this one is put in place meanwhile;
 * compares every table, what is shown, and who signs in. Exits with 1 when something of it is not whole here.
 */
await runCommand(async () => {
  const [name, ...rest] = process.argv.slice(2)
  const commit = name === undefined || rest.length > 0 ? undefined : commitOf(name)
  if (commit === undefined) throw new CannotStart('Name one commit whose release is tried, such as a998faa5.')
  const { lines, isWhole } = trialReport(await tryRelease(commit))
  process.stdout.write(`${lines.join('\n')}\n`)
  if (!isWhole) process.exitCode = 1
  return undefined
})
