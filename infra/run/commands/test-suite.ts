import { spawnSync } from 'node:child_process'
import { buildApps } from '../build/build-apps.ts'
import { runChecks } from '../checks/checks.ts'
import { findChromium } from '../checks/chromium.ts'
import { tryImage } from '../checks/image.ts'
import { type JourneyOptions, runJourneys } from '../checks/journeys.ts'
import { journeysOfChange } from '../checks/journeys-of-change.ts'
import { untriedBrowsers } from '../checks/other-browsers.ts'
import { type FinishedPart, summaryOf, type TestRun } from '../checks/part.ts'
import { checkScreenBudgets } from '../checks/screen-budgets.ts'
import { one, sum, type Tally } from '../checks/tally.ts'
import { readTestArguments } from '../checks/test-arguments.ts'
import { runUnitTests } from '../checks/unit-tests.ts'
import { runFaults } from '../faults/faults.ts'
import { runCommand } from '../tools/command.ts'
import { keepTemporaryFilesInMemory } from '../tools/temporary-files.ts'

/** Journeys with this tag also run against services in separate processes. */
const bothForms = ['--grep', '@both-forms']

/**
 * `npm test`: everything that must hold, from the types to the journeys; `-- --changed`: what a change can reach;
 * `-- --shard=1/2`: the first half, for the first of two machines.
 */
await runCommand(async (stop) => {
  // Until everything was counted: an interrupted test has not passed.
  process.exitCode = 1
  keepTemporaryFilesInMemory(process.env)
  const { change, shard } = readTestArguments(process.argv.slice(2))
  const chromium = findChromium(process.env)
  const startedAt = performance.now()
  const parts: FinishedPart[] = []
  const part = async (name: string, run: () => Promise<Tally | TestRun>) => {
    stop.throwIfAborted()
    say(`\n== ${name}`)
    const partStartedAt = performance.now()
    const found = { files: [], failures: [], flaky: [], ...(await run()) }
    const seconds = (performance.now() - partStartedAt) / 1000
    parts.push({ name, run: found, seconds })
    say(`${name}: ${found.passed} passed, ${found.failed} failed (${seconds.toFixed(0)} s)`)
  }
  const checks = () => part('Types, lint and boundaries', () => runChecks(stop))
  const build = () => part('Build', () => buildApps(say, stop).then(reportBudgets, reportFailure))
  const units = () => part('Units and calls', () => runUnitTests({ stop, change, shard: shard?.text }))
  const journeys = (name: string, options: Pick<JourneyOptions, 'separate' | 'args' | 'beside'>) =>
    part(name, () => runJourneys({ chromium, stop, ...options }).catch(reportFailure))

  for (const sentence of untriedBrowsers()) say(sentence)
  if (!isInstalled('redis-server', '--version'))
    say('There is no redis-server here: the Redis half of queue, bus and limits does not run.')
  if (!isInstalled('haproxy', '-v')) say('There is no haproxy here: two machines behind one proxy are not tried.')
  if (change === undefined) {
    // Neither of two parts side by side keeps two cores busy from its start to its end.
    await Promise.all([checks(), build()])
    await units()
    const isLast = shard === undefined || shard.index === shard.count
    const separate = () =>
      journeys('Journeys with separate services', {
        separate: ['booking', 'chat', 'notify'],
        args: bothForms,
        beside: true,
      })
    await Promise.all([
      journeys('Journeys', { separate: [], args: shard ? [`--shard=${shard.text}`] : [] }),
      ...(isLast ? [separate()] : []),
    ])
    if (isLast) await part('Faults', () => runFaults({ stop, say, short: true }).catch(reportFailure))
    if (isLast) await part('Image', () => tryImage({ stop, say }).catch(reportFailure))
  } else {
    const chosen = journeysOfChange(change.files)
    await Promise.all([checks(), ...(chosen.length > 0 ? [build()] : [])])
    await units()
    if (chosen.length > 0) await journeys('Journeys through what changed', { separate: [], args: chosen })
  }

  const { passed, failed } = sum(parts.map(({ run }) => run))
  process.exitCode = failed > 0 ? 1 : 0
  say(`\n${summaryOf(parts, (performance.now() - startedAt) / 1000).join('\n')}`)
  say(`\n${passed} passed, ${failed} failed`)
  return undefined
})

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** The build has succeeded; whether its screens keep their budgets is the second thing. */
function reportBudgets(): Tally {
  const { ok, output } = checkScreenBudgets()
  if (output !== '') say(output)
  return sum([one(true), one(ok)])
}

function reportFailure(error: unknown): Tally {
  say(error instanceof Error ? error.message : String(error))
  return one(false)
}

function isInstalled(program: string, versionOption: string): boolean {
  return spawnSync(program, [versionOption]).status === 0
}
