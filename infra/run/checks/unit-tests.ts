import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import * as z from 'zod/mini'
import { root } from '../tools/repository.ts'
import { runTool } from '../tools/tool.ts'
import type { Change } from './changed-files.ts'
import type { TestRun } from './part.ts'
import { worldsBesideChange } from './worlds-beside-change.ts'

const report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.unknown()),
    }),
  ),
})

export interface UnitTestOptions {
  readonly stop: AbortSignal
  /** Only what this change can reach. */
  readonly change?: Change | undefined
  /** Only this part of the files, such as `1/2`. */
  readonly shard?: string | undefined
}

/** The tests without a browser, on a real PostgreSQL. */
export async function runUnitTests({ stop, change, shard }: UnitTestOptions): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-units-'))
  const file = join(folder, 'report.json')
  const reached = change === undefined ? [] : ['--changed', change.since, '--passWithNoTests']
  const beside = change === undefined ? [] : worldsBesideChange(change.files)
  const part = shard === undefined ? [] : [`--shard=${shard}`]
  const { ok } = await runTool(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...reached, ...part],
    { live: true, stop, env: beside.length === 0 ? {} : { TESTS_BESIDE_CHANGE: beside.join(' ') } },
  )
  try {
    const { numPassedTests, numFailedTests, testResults } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
    // A file that failed to load has no failing tests.
    const unloaded = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length
    const failed = numFailedTests + unloaded
    // Vitest also fails for an error between the tests.
    const files = testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }))
    return { passed: numPassedTests, failed: ok ? failed : Math.max(failed, 1), files }
  } catch {
    return { passed: 0, failed: 1, files: [] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
