import styles from './measure.module.css'

export interface MeasureProps {
  /** What the person needs and what the place has, in the same unit. */
  need: number
  have: number
  /** The length of the whole ruler; 1.75 times the larger number without it. */
  scaleEnd?: number
}

const left = 8
const right = 232

/** A ruler with the need as a dashed line and the fact as a bar. The words beside it say the same. */
export function Measure({ need, have, scaleEnd }: MeasureProps) {
  const end = scaleEnd ?? Math.max(need, have) * 1.75
  const at = (value: number) => left + ((right - left) * value) / end
  const isMet = have >= need
  return (
    <svg className={isMet ? styles.met : styles.notMet} viewBox="0 0 240 52" aria-hidden="true" focusable="false">
      <path d={`M${left} 34H${right}`} className={styles.base} />
      {Array.from({ length: 11 }, (_, index) => {
        const x = left + ((right - left) / 10) * index
        return <path key={x} d={`M${x} 34v${index % 5 === 0 ? 8 : 4}`} className={styles.tick} />
      })}
      <path d={`M${left} 22H${at(have)}M${left} 16v12M${at(have)} 16v12`} className={styles.have} />
      <path d={`M${at(need)} 8v34`} className={styles.need} />
      <text x={at(need) - 9} y="13" className={styles.text} textAnchor="end">
        need {need}
      </text>
    </svg>
  )
}
