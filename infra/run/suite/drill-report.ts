import type { Drill } from '@waymark/postgres/restore-drill'

const maxShown = 10

/** A drill for a person: the largest tables, every one that differs, and the verdict. */
export function drillReport({ tables, restoreMs }: Drill): {
  readonly lines: readonly string[]
  readonly isWhole: boolean
} {
  const wrong = tables.filter(({ isSame }) => !isSame)
  const largest = tables.toSorted((a, b) => b.running - a.running).slice(0, maxShown)
  const shown = [...new Set([...wrong, ...largest])]
  const rows = shown.map(({ table, running, restored, written, isSame }) => {
    const remark = isSame ? (running === restored ? '' : `${written} written meanwhile`) : 'DIFFERS'
    return `${table.padEnd(36)}${String(running).padStart(10)}${String(restored).padStart(10)}  ${remark}`.trimEnd()
  })
  const all = tables.reduce((sum, { restored }) => sum + restored, 0)
  const verdict =
    wrong.length === 0
      ? `All ${tables.length} tables have their rows (${all}).`
      : `${wrong.length} of ${tables.length} tables differ: this backup is not whole.`
  return {
    isWhole: wrong.length === 0,
    lines: [
      `${'table'.padEnd(36)}${'running'.padStart(10)}${'restored'.padStart(10)}`,
      ...rows,
      `Restored in ${(restoreMs / 1000).toFixed(1)} s. ${verdict}`,
    ],
  }
}
