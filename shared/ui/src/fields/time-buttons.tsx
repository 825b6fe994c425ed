import Check from 'lucide-react/icons/check'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Icon } from '../layout/icon.tsx'
import styles from './time-buttons.module.css'
import { timeWords } from './time-words.ts'

export interface TimeButtonsProps {
  /** Says the day and the number: "Tuesday 24 November: 5 free times". */
  title: string
  /** Free times of the day, wall time HH:mm, in order. */
  times: readonly string[]
  value: string | null
  onChange: (time: string) => void
  headingLevel?: 2 | 3 | 4
}

const groups = [
  { title: 'Morning', from: '00:00', to: '12:00' },
  { title: 'Afternoon', from: '12:00', to: '17:00' },
  { title: 'Evening', from: '17:00', to: '24:00' },
] as const

/** The free times of one day as buttons, under Morning, Afternoon and Evening. */
export function TimeButtons({ title, times, value, onChange, headingLevel = 3 }: TimeButtonsProps) {
  const Title = `h${headingLevel}` as const
  return (
    <div className={styles.times}>
      <Title className={styles.title}>{title}</Title>
      {groups.map((group) => {
        const inGroup = times.filter((time) => time >= group.from && time < group.to)
        if (inGroup.length === 0) return null
        return (
          <div key={group.title} className={styles.group}>
            <p className={styles.part}>{group.title}</p>
            <ul className={styles.list} aria-label={group.title}>
              {inGroup.map((time) => (
                <li key={time}>
                  <ToggleButton
                    className={styles.time ?? ''}
                    isSelected={time === value}
                    onChange={() => onChange(time)}
                  >
                    {time === value && <Icon of={Check} />}
                    {timeWords(time)}
                  </ToggleButton>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}
