import { useId } from 'react'
import styles from './column-plot.module.css'

/** How a series is drawn, so that it is told apart without its colour. */
export type PlotFill = 'solid' | 'support' | 'hatch' | 'dots'

export interface PlotSeries {
  name: string
  fill: PlotFill
}

export interface PlotColumn {
  id: string
  /** Under the column, such as "5 Oct". */
  label: string
  /** One for each series, from below. */
  values: readonly number[]
  /** Above the column. */
  text: string
}

export interface ColumnPlotProps {
  series: readonly PlotSeries[]
  columns: readonly PlotColumn[]
}

/** Drawn more than once, so that words keep their size where there is less room. */
const drawings = [
  { width: 456, className: styles.wide },
  { width: 352, className: styles.middle },
  { width: 254, className: styles.narrow },
] as const
const height = 220
const top = 26
const bottom = 176
/** A label is about this wide at the size of its words. */
const labelWidth = 46

/** Stacked columns with their words. It is a picture of the table that stands beside it, which screen readers read instead. */
export function ColumnPlot({ series, columns }: ColumnPlotProps) {
  const legendId = useId()
  const max = Math.max(1, ...columns.map(({ values }) => sumOf(values)))
  return (
    <div className={styles.plot} aria-hidden="true">
      {drawings.map(({ width, className }) => (
        <Drawing key={width} width={width} className={className} series={series} columns={columns} max={max} />
      ))}
      {series.length > 1 && (
        <ul className={styles.legend}>
          {series.map(({ name, fill }) => (
            <li key={name}>
              <svg width="22" height="14" focusable="false" aria-hidden="true">
                <Patterns id={`${legendId}${fill}`} />
                <rect
                  x="0.75"
                  y="0.75"
                  width="20.5"
                  height="12.5"
                  className={styles[fill]}
                  {...patternOf(fill, `${legendId}${fill}`)}
                />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface DrawingProps extends ColumnPlotProps {
  width: number
  className: string | undefined
  max: number
}

function Drawing({ width, className, series, columns, max }: DrawingProps) {
  const id = useId()
  const evenStep = width / Math.max(columns.length, 1)
  // The words under the first and the last column stay inside.
  const inset = Math.max(0, (labelWidth - evenStep) / 2)
  const step = (width - 2 * inset) / Math.max(columns.length, 1)
  const barWidth = Math.min(step * 0.64, 44)
  const labelEach = Math.max(1, Math.ceil(labelWidth / step))
  const heightOf = (value: number) => (value / max) * (bottom - top)
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      focusable="false"
      aria-hidden="true"
    >
      <Patterns id={id} />
      <line x1="0" x2={width} y1={bottom} y2={bottom} className={styles.zero} />
      {columns.map(({ id: column, label, values, text }, index) => {
        const middle = inset + step * (index + 0.5)
        const isLabelled = index % labelEach === 0
        return (
          <g key={column}>
            {values.map((value, layer) => {
              const below = heightOf(sumOf(values.slice(0, layer)))
              return (
                <rect
                  key={series[layer]?.name ?? layer}
                  className={styles[series[layer]?.fill ?? 'solid']}
                  {...patternOf(series[layer]?.fill ?? 'solid', id)}
                  x={middle - barWidth / 2}
                  width={barWidth}
                  y={bottom - below - heightOf(value)}
                  height={heightOf(value)}
                />
              )
            })}
            {isLabelled && sumOf(values) > 0 && (
              <text x={middle} y={bottom - heightOf(sumOf(values)) - 7} className={styles.value}>
                {text}
              </text>
            )}
            {isLabelled && (
              <text x={middle} y={bottom + 22} className={styles.label}>
                {label}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Fills are references by id, each drawing with its own: those of a hidden one draw nothing. */
function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className={styles.ground} />
        <rect width="2.4" height="6" className={styles.hatchInk} />
      </pattern>
      <pattern id={`${id}dots`} width="5" height="5" patternUnits="userSpaceOnUse">
        <rect width="5" height="5" className={styles.ground} />
        <circle cx="2.5" cy="2.5" r="1.3" className={styles.dotInk} />
      </pattern>
    </defs>
  )
}

/** An address inside a style sheet would be sought in its file. */
function patternOf(fill: PlotFill, id: string): { fill?: string } {
  return fill === 'hatch' || fill === 'dots' ? { fill: `url(#${id}${fill})` } : {}
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
