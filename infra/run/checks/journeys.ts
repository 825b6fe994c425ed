import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServiceName } from '@waymark/contracts/service-names'
import * as z from 'zod/mini'
import { findFreePort } from '../suite/free-port.ts'
import { startSuite } from '../suite/suite.ts'
import { root } from '../tools/repository.ts'
import { runTool } from '../tools/tool.ts'
import type { TestRun } from './part.ts'

export interface JourneyOptions {
  readonly chromium: string
  /** Services that run as separate processes; none = all composed. */
  readonly separate: readonly ServiceName[]
  /** Further arguments for Playwright. */
  readonly args: readonly string[]
  /** Says what it did at its end only, because other journeys run at the same time. */
  readonly beside?: boolean
  readonly stop: AbortSignal
}

const specReport = z.object({
  title: z.string(),
  file: z.string(),
  line: z.int(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(
        z.object({ duration: z.number(), errors: z.array(z.object({ message: z.optional(z.string()) })) }),
      ),
    }),
  ),
})

const suiteReport = z.object({
  file: z.string(),
  specs: z.array(specReport),
  get suites() {
    return z.optional(z.array(suiteReport))
  },
})
type SpecReport = z.infer<typeof specReport>
type SuiteReport = z.infer<typeof suiteReport>

const report = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int() }),
  suites: z.array(suiteReport),
})

/** Runs the journeys in a real Chromium against a separate suite: fresh data, a free port, stopped afterwards. */
export async function runJourneys({
  chromium,
  separate,
  args,
  beside = false,
  stop,
}: JourneyOptions): Promise<TestRun> {
  const dataDir = mkdtempSync(join(tmpdir(), 'waymark-journeys-'))
  const reportFile = join(dataDir, 'report.json')
  const port = await findFreePort()
  const address = `http://localhost:${port}`
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  // Each journey comes as through a proxy, from its own address. The limits of the calls stay; the limit per address is
  // off.
  const env = { ...process.env, CALLS_PER_MINUTE: '0', PROXY_HOPS: '1', PUBLIC_URL: address }
  const settings = {
    port,
    dataDir,
    databaseUrl: undefined,
    world: 'demo',
    fresh: false,
    processes: 1,
    separate,
  } as const
  try {
    const suite = await startSuite(settings, { say, env, stop })
    try {
      const config = join(root, 'infra/e2e/playwright.config.ts')
      const own = beside ? ['--workers=1', `--output=${join(root, '.waymark/journeys-beside')}`] : []
      const { ok, output } = await runTool(
        'playwright',
        ['test', '-c', config, '--reporter=list,json', ...own, ...args],
        {
          live: !beside,
          stop,
          env: {
            BASE_URL: address,
            CHROME_PATH: chromium,
            WAYMARK_DATA: dataDir,
            PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
          },
        },
      )
      process.stdout.write(output)
      return readReport(reportFile, ok)
    } finally {
      await suite.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function readReport(file: string, ok: boolean): TestRun {
  if (!existsSync(file))
    return { passed: 0, failed: 1, files: [], failures: ['the journeys ended without a report'], flaky: [] }
  const { stats, suites } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
  const files = [...Map.groupBy(suites, (suite) => suite.file)].map(([name, parts]) => ({
    file: `infra/e2e/journeys/${name}`,
    seconds: parts.reduce((sum, part) => sum + secondsOf(part), 0),
  }))
  const specs = suites.flatMap(specsOf)
  return {
    passed: stats.expected,
    failed: ok ? stats.unexpected : Math.max(stats.unexpected, 1),
    files,
    failures: specs.filter(ended('unexpected')).map(described),
    flaky: specs.filter(ended('flaky')).map(described),
  }
}

const ended =
  (wanted: 'unexpected' | 'flaky') =>
  ({ tests }: SpecReport) =>
    tests.some(({ status }) => status === wanted)

function described({ title, file, line, tests }: SpecReport): string {
  const errors = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))
  return [`infra/e2e/journeys/${file}:${line} > ${title}`, ...errors.map(({ message = '' }) => message)].join('\n')
}

function specsOf({ specs, suites = [] }: SuiteReport): readonly SpecReport[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function secondsOf(suite: SuiteReport): number {
  const results = specsOf(suite).flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  return results.reduce((sum, { duration }) => sum + duration / 1000, 0)
}
