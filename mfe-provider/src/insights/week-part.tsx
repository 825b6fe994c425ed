import { Card } from '@waymark/ui/card'
import { ColumnPlot, type PlotSeries } from '@waymark/ui/column-plot'
import { DataTable, type TableColumn } from '@waymark/ui/data-table'
import { formatDate } from '@waymark/web-kit/format'
import { useId } from 'react'
import css from './insights.module.css'
import { totalOfWeeks, type WeekInsight } from './week-sums.ts'

interface WeekPartProps {
  readonly title: string
  /** What the title means. */
  readonly text: string
  readonly weeks: readonly WeekInsight[]
  readonly series: readonly (PlotSeries & { readonly amountOf: (week: WeekInsight) => number })[]
  /** The words above a column. */
  readonly textOf: (week: WeekInsight) => string
  readonly columns: readonly TableColumn<WeekInsight>[]
}

/** A plot of weeks beside its table, which says the same and has all of them as the last row. */
export function WeekPart({ title, text, weeks, series, textOf, columns }: WeekPartProps) {
  const id = useId()
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <p className={css.small}>{text}</p>
      <div className={css.pair}>
        <ColumnPlot
          series={series}
          columns={weeks.map((week) => ({
            id: week.fromDate,
            label: dayText(week.fromDate),
            values: series.map(({ amountOf }) => amountOf(week)),
            text: textOf(week),
          }))}
        />
        <DataTable
          caption={`${title}, as a table`}
          columns={[
            {
              id: 'week',
              header: 'Week from',
              isRowHeader: true,
              hasNoWrap: true,
              cell: ({ fromDate }) => (fromDate === '' ? 'All' : dayText(fromDate)),
            },
            ...columns,
          ]}
          rows={[...weeks, totalOfWeeks(weeks)]}
          idOf={({ fromDate }) => fromDate}
          isDense
        />
      </div>
    </Card>
  )
}

/** "5 Oct". */
function dayText(day: string): string {
  return formatDate(day)
    .replace(/^\w+ /, '')
    .replace(/ \d{4}$/, '')
}
