import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '@waymark/run/tools/tool'
import type { Browser } from 'playwright'
import * as z from 'zod/mini'
import { cpuSlowdown, measureIndex } from './cpu-slowdown.ts'

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

const report = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'largest-contentful-paint': z.object({ numericValue: z.number() }),
    'total-blocking-time': z.object({ numericValue: z.number() }),
  }),
})

/** Runs Lighthouse's mobile profile on one address, on a machine made as slow as its phone is. `browser` measures how fast it is now. */
export async function runLighthouse(address: string, chromium: string, browser: Browser): Promise<LighthouseResult> {
  const slowdown = cpuSlowdown(await measureIndex(browser))
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
    const { ok, output } = await runTool('lighthouse', [...args, `--chrome-flags=${flags}`], {
      env: { CHROME_PATH: chromium },
    })
    if (!ok) throw new Error(`Lighthouse could not judge ${address}: ${output.slice(-2000)}`)
    const { categories, audits } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
    return {
      score: Math.round(categories.performance.score * 100),
      largestPaintMs: audits['largest-contentful-paint'].numericValue,
      blockingMs: audits['total-blocking-time'].numericValue,
      slowdown,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
