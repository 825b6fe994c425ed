import { readFileSync } from 'node:fs'
import { metricsText, observeProcess, observeQueues, observeStandbys } from '@waymark/service-kit/metrics'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'

const folder = new URL('../monitoring/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
})
const alerts = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          annotations: z.object({ summary: z.string(), look: z.string() }),
        }),
      ),
    }),
  ),
})

test('dashboard and alerts ask for metrics that the suite has', async () => {
  observeProcess()
  observeQueues(async () => [])
  observeStandbys(() => [])
  const known = [...(await metricsText()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_count`, `${name}_bucket`, `${name}_sum`] : [name],
  )
  const expressions = [
    ...dashboard.parse(JSON.parse(read('dashboard.json'))).panels.flatMap(({ targets }) => targets),
    ...alerts.parse(parse(read('alerts.yaml'))).groups.flatMap(({ rules }) => rules),
  ].map(({ expr }) => expr)
  const asked = expressions.flatMap((expr) => expr.match(/\bwaymark_\w+/g) ?? [])
  expect(asked.length).toBeGreaterThan(15)
  expect(asked.filter((name) => !known.includes(name))).toEqual([])
})
