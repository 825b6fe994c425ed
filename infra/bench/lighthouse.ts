import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '@waymark/run/tools/tool'
import * as z from 'zod/mini'
import { cpuSlowdown } from './cpu-slowdown.ts'

export interface LighthouseResult {
  /** 0 to 100. */
  readonly score: number
  readonly largestPaintMs: number
  readonly blockingMs: number
  /** How many times slower the machine was made. */
  readonly slowdown: number
}

const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

const usualSlowdown = 4
/** How far the machine may be from what it was slowed down for. */
const maxDrift = 0.1
const maxTries = 4

const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'largest-contentful-paint': z.object({ numericValue: z.number() }),
    'total-blocking-time': z.object({ numericValue: z.number() }),
  }),
})

/** Judges one address by Lighthouse's mobile profile. */
export type Judge = (address: string) => Promise<LighthouseResult>

/**
 * Runs Lighthouse on a machine made as slow as its phone is. Each run says how fast the machine was; where it was slowed
 * down for another, it is made again, and the run that fits best counts. The next address begins with what fitted last.
 */
export function createJudge(chromium: string): Judge {
  let slowdown = usualSlowdown
  return async (address) => {
    const runs: { readonly drift: number; readonly result: LighthouseResult }[] = []
    for (let tries = 1; tries <= maxTries; tries += 1) {
      const { environment, categories, audits } = await reportOf(address, chromium, slowdown)
      const asked = cpuSlowdown(environment.benchmarkIndex)
      const drift = Math.abs(asked / slowdown - 1)
      const result = {
        score: Math.round(categories.performance.score * 100),
        largestPaintMs: audits['largest-contentful-paint'].numericValue,
        blockingMs: audits['total-blocking-time'].numericValue,
        slowdown,
      }
      if (drift <= maxDrift) return result
      runs.push({ drift, result })
      slowdown = asked
    }
    return runs.reduce((best, run) => (run.drift < best.drift ? run : best)).result
  }
}

async function reportOf(address: string, chromium: string, slowdown: number): Promise<z.infer<typeof report>> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-lighthouse-'))
  try {
    const file = join(folder, 'report.json')
    const args = [
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--only-categories=performance',
      `--throttling.cpuSlowdownMultiplier=${slowdown.toFixed(2)}`,
    ]
    for (let tries = 1; ; tries += 1) {
      const { ok, output } = await runTool('lighthouse', [...args, `--chrome-flags=${flags}`], {
        env: { CHROME_PATH: chromium },
      })
      if (ok) return report.parse(JSON.parse(readFileSync(file, 'utf8')))
      // Chromium sometimes records no trace of a load.
      if (tries === maxTries || !output.includes('run Lighthouse again'))
        throw new Error(`Lighthouse could not judge ${address}: ${output.slice(-2000)}`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
