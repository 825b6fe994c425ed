import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { runTool } from '../tools/tool.ts'
import type { Tally } from './tally.ts'

const report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

/** The tests without a browser, on a real PostgreSQL. */
export async function runUnitTests(stop: AbortSignal): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-units-'))
  const file = join(folder, 'report.json')
  const { ok } = await runTool(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { live: true, stop },
  )
  try {
    const { numPassedTests, numFailedTests, testResults } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
    // A file that failed to load has no failing tests.
    const unloaded = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length
    const failed = numFailedTests + unloaded
    // Vitest also fails for an error between the tests.
    return { passed: numPassedTests, failed: ok ? failed : Math.max(failed, 1) }
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
