import { Card } from '@waymark/ui/card'
import { DataTable, type TableColumn } from '@waymark/ui/data-table'
import { Stack } from '@waymark/ui/stack'
import { useId } from 'react'
import { BarRows } from './bar-rows.tsx'
import { type ActivityInsight, totalOf } from './insight-sums.ts'
import css from './insights.module.css'

interface InsightPartProps {
  readonly title: string
  /** What the title means. */
  readonly text: string
  readonly activities: readonly ActivityInsight[]
  readonly look: 'fill' | 'money' | 'missing'
  /** The length of a bar, of `max`, and its words. */
  readonly lengthOf: (one: ActivityInsight) => number
  readonly max: number
  readonly textOf: (one: ActivityInsight) => string
  readonly columns: readonly TableColumn<ActivityInsight>[]
}

/** A plot of the activities and its table, with all of them as the last row. */
export function InsightPart({ title, text, activities, look, lengthOf, max, textOf, columns }: InsightPartProps) {
  const id = useId()
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={4}>
        <div>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          <p className={css.small}>{text}</p>
        </div>
        <BarRows
          look={look}
          max={max}
          rows={activities.map((one) => ({
            id: one.activityId,
            label: one.title,
            value: lengthOf(one),
            text: textOf(one),
          }))}
        />
        <DataTable
          caption={`${title}, as a table`}
          columns={[{ id: 'title', header: 'Activity', isRowHeader: true, cell: (one) => one.title }, ...columns]}
          rows={activities.length > 1 ? [...activities, totalOf(activities)] : activities}
          idOf={({ activityId }) => activityId}
          isDense
        />
      </Stack>
    </Card>
  )
}
