import { spawnSync } from 'node:child_process'
import { buildApps } from '../build/build-apps.ts'
import { runChecks } from '../checks/checks.ts'
import { findChromium } from '../checks/chromium.ts'
import { runJourneys } from '../checks/journeys.ts'
import { one, sum, type Tally } from '../checks/tally.ts'
import { runUnitTests } from '../checks/unit-tests.ts'
import { runCommand } from '../tools/command.ts'

/** Journeys with this tag also run against services in separate processes. */
const bothForms = ['--grep', '@both-forms']

/** `npm test`: everything that must hold, from the types to the journeys, summed up in the last line. */
await runCommand(async (stop) => {
  // Until everything was counted: an interrupted test has not passed.
  process.exitCode = 1
  const chromium = findChromium(process.env)
  const tallies: Tally[] = []
  const part = async (name: string, run: () => Promise<Tally>) => {
    stop.throwIfAborted()
    process.stdout.write(`\n== ${name}\n`)
    const startedAt = Date.now()
    const tally = await run()
    tallies.push(tally)
    process.stdout.write(
      `${name}: ${tally.passed} passed, ${tally.failed} failed (${Math.round((Date.now() - startedAt) / 1000)} s)\n`,
    )
  }

  await part('Types, lint and boundaries', () => runChecks(stop))
  await part('Build', () => buildApps(say, stop).then(() => one(true), reportFailure))
  if (!hasRedis())
    process.stdout.write('There is no redis-server here: the Redis half of queue, bus and limits did not run.\n')
  await part('Units and calls', () => runUnitTests(stop))
  await part('Journeys', () => runJourneys({ chromium, separate: [], args: [], stop }).catch(reportFailure))
  await part('Journeys with separate services', () =>
    runJourneys({ chromium, separate: ['booking', 'chat', 'notify'], args: bothForms, stop }).catch(reportFailure),
  )

  const { passed, failed } = sum(tallies)
  process.exitCode = failed > 0 ? 1 : 0
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  return undefined
})

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function reportFailure(error: unknown): Tally {
  say(error instanceof Error ? error.message : String(error))
  return one(false)
}

function hasRedis(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0
}
