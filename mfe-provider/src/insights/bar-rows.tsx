import css from './insights.module.css'

interface BarRow {
  readonly id: number
  readonly label: string
  /** Between 0 and `max`. */
  readonly value: number
  readonly text: string
}

interface BarRowsProps {
  readonly rows: readonly BarRow[]
  readonly max: number
  readonly look: 'fill' | 'money' | 'missing'
}

/** A plot of horizontal bars, each with its words; the table beside it says the same to a screen reader. */
export function BarRows({ rows, max, look }: BarRowsProps) {
  return (
    <div className={css.bars} aria-hidden="true">
      {rows.map(({ id, label, value, text }) => (
        <div key={id} className={css.bar}>
          <span>{label}</span>
          <svg
            className={css.plot}
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <rect className={css[look]} width={max === 0 ? 0 : (value / max) * 100} height="10" />
          </svg>
          <b>{text}</b>
        </div>
      ))}
    </div>
  )
}
