import { Card } from '@waymark/ui/card'
import { ColumnPlot, type PlotSeries } from '@waymark/ui/column-plot'
import { formatDate } from '@waymark/web-kit/format'
import { useId } from 'react'
import css from './insights.module.css'
import { totalOfWeeks, type WeekInsight } from './week-sums.ts'

interface WeekColumn {
  readonly id: string
  readonly header: string
  readonly cell: (week: WeekInsight) => string | number
}

interface WeekPartProps {
  readonly title: string
  /** What the title means. */
  readonly text: string
  readonly weeks: readonly WeekInsight[]
  readonly series: readonly (PlotSeries & { readonly amountOf: (week: WeekInsight) => number })[]
  /** The words above a column. */
  readonly textOf: (week: WeekInsight) => string
  readonly columns: readonly WeekColumn[]
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
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways is reached by keyboard. */}
        <section className={css.frame} aria-label={`${title}, as a table`} tabIndex={0}>
          <table className={css.table}>
            <caption>{title}, as a table</caption>
            <thead>
              <tr>
                <th scope="col">Week from</th>
                {columns.map(({ id: column, header }) => (
                  <th key={column} scope="col">
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <WeekRow
                  key={week.fromDate}
                  name={`${dayText(week.fromDate)}${week === weeks.at(-1) ? ', so far' : ''}`}
                  week={week}
                  columns={columns}
                />
              ))}
            </tbody>
            <tfoot>
              <WeekRow name="All" week={totalOfWeeks(weeks)} columns={columns} />
            </tfoot>
          </table>
        </section>
      </div>
    </Card>
  )
}

interface WeekRowProps {
  readonly name: string
  readonly week: WeekInsight
  readonly columns: readonly WeekColumn[]
}

function WeekRow({ name, week, columns }: WeekRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {columns.map(({ id, cell }) => (
        <td key={id}>{cell(week)}</td>
      ))}
    </tr>
  )
}

/** "5 Oct". */
function dayText(day: string): string {
  return formatDate(day)
    .replace(/^\w+ /, '')
    .replace(/ \d{4}$/, '')
}
