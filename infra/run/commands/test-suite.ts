import { spawnSync } from 'node:child_process'
import { CannotStart } from '../../postgres/cannot-start.ts'
import { buildApps } from '../build/build-apps.ts'
import { type Change, readChange } from '../checks/changed-files.ts'
import { runChecks } from '../checks/checks.ts'
import { findChromium } from '../checks/chromium.ts'
import { type JourneyOptions, runJourneys } from '../checks/journeys.ts'
import { journeysOfChange } from '../checks/journeys-of-change.ts'
import { type FinishedPart, summaryOf, type TestRun } from '../checks/part.ts'
import { one, sum, type Tally } from '../checks/tally.ts'
import { runUnitTests } from '../checks/unit-tests.ts'
import { runFaults } from '../faults/faults.ts'
import { runCommand } from '../tools/command.ts'
import { keepTemporaryFilesInMemory } from '../tools/temporary-files.ts'

/** Journeys with this tag also run against services in separate processes. */
const bothForms = ['--grep', '@both-forms']

/** `npm test`: everything that must hold, from the types to the journeys; `-- --changed`: what a change can reach. */
await runCommand(async (stop) => {
  // Until everything was counted: an interrupted test has not passed.
  process.exitCode = 1
  keepTemporaryFilesInMemory(process.env)
  const change = readArguments(process.argv.slice(2))
  const chromium = findChromium(process.env)
  const startedAt = performance.now()
  const parts: FinishedPart[] = []
  const part = async (name: string, run: () => Promise<Tally | TestRun>) => {
    stop.throwIfAborted()
    say(`\n== ${name}`)
    const partStartedAt = performance.now()
    const tally = await run()
    const seconds = (performance.now() - partStartedAt) / 1000
    parts.push({ name, tally, seconds, files: 'files' in tally ? tally.files : [] })
    say(`${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds.toFixed(0)} s)`)
  }
  const checks = () => part('Types, lint and boundaries', () => runChecks(stop))
  const build = () => part('Build', () => buildApps(say, stop).then(() => one(true), reportFailure))
  const units = () => part('Units and calls', () => runUnitTests({ stop, since: change?.since }))
  const journeys = (name: string, options: Pick<JourneyOptions, 'separate' | 'args' | 'beside'>) =>
    part(name, () => runJourneys({ chromium, stop, ...options }).catch(reportFailure))

  if (!hasRedis()) say('There is no redis-server here: the Redis half of queue, bus and limits did not run.')
  if (change === undefined) {
    // Neither of two parts side by side keeps two cores busy from its start to its end.
    await Promise.all([checks(), build()])
    await units()
    await Promise.all([
      journeys('Journeys', { separate: [], args: [] }),
      journeys('Journeys with separate services', {
        separate: ['booking', 'chat', 'notify'],
        args: bothForms,
        beside: true,
      }),
    ])
    await part('Faults', () => runFaults({ stop, say, short: true }).catch(reportFailure))
  } else {
    const chosen = journeysOfChange(change.files)
    await Promise.all([checks(), ...(chosen.length > 0 ? [build()] : [])])
    await units()
    if (chosen.length > 0) await journeys('Journeys through what changed', { separate: [], args: chosen })
  }

  const { passed, failed } = sum(parts.map(({ tally }) => tally))
  process.exitCode = failed > 0 ? 1 : 0
  say(`\n${summaryOf(parts, (performance.now() - startedAt) / 1000).join('\n')}`)
  say(`\n${passed} passed, ${failed} failed`)
  return undefined
})

/** The change to test, or nothing for all there is. */
function readArguments(args: readonly string[]): Change | undefined {
  const unknown = args.find((arg) => arg !== '--changed')
  if (unknown !== undefined) throw new CannotStart(`npm test knows --changed, not ${unknown}.`)
  return args.length === 0 ? undefined : readChange()
}

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
