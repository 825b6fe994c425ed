import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '../tools/tool.ts'
import type { Change } from './changed-files.ts'
import type { TestRun } from './part.ts'
import { worldsBesideChange } from './worlds-beside-change.ts'

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
  const { ok } = await runTool('vitest', ['run', ...reached, ...part], {
    live: true,
    stop,
    env: { UNIT_REPORT: file, ...(beside.length === 0 ? {} : { TESTS_BESIDE_CHANGE: beside.join(' ') }) },
  })
  try {
    const run = JSON.parse(readFileSync(file, 'utf8')) as TestRun
    return { ...run, failed: ok ? run.failed : Math.max(run.failed, 1) }
  } catch {
    return { passed: 0, failed: 1, files: [], failures: ['the unit tests ended without a report'], flaky: [] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
