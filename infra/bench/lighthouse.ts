import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from '@waymark/run/tools/tool'
import * as z from 'zod/mini'

export interface LighthouseResult {
  /** 0 to 100. */
  readonly score: number
  readonly largestPaintMs: number
  readonly blockingMs: number
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

/** Runs Lighthouse's mobile profile on one address. */
export async function runLighthouse(address: string, chromium: string): Promise<LighthouseResult> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-lighthouse-'))
  try {
    const file = join(folder, 'report.json')
    const args = [address, '--quiet', '--output=json', `--output-path=${file}`, '--only-categories=performance']
    const { ok, output } = await runTool('lighthouse', [...args, `--chrome-flags=${flags}`], {
      env: { CHROME_PATH: chromium },
    })
    if (!ok) throw new Error(`Lighthouse could not judge ${address}: ${output.slice(-2000)}`)
    const { categories, audits } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
    return {
      score: Math.round(categories.performance.score * 100),
      largestPaintMs: audits['largest-contentful-paint'].numericValue,
      blockingMs: audits['total-blocking-time'].numericValue,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
