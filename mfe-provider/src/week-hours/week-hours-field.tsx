import { Button } from '@waymark/ui/button'
import { GroupError } from '@waymark/ui/field-group'
import { fieldMark } from '@waymark/ui/field-mark'
import { TimeSelect } from '@waymark/ui/time-select'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { announce } from '@waymark/web-kit/announcement'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { weekDays } from '../scheduling/week-days.ts'
import styles from './week-hours-field.module.css'

/** One stretch of a weekday, `HH:mm`. Sunday is 0. */
export interface WeekStretch {
  readonly dayOfWeek: number
  readonly from: string
  readonly to: string
}

interface WeekHoursFieldProps {
  readonly name: string
  /** "Opening hours". */
  readonly legend: string
  readonly hint: string
  /** What a day without hours is: "Closed". */
  readonly emptyWord: string
  /** Labels of start and end: `['opens', 'closes']`. */
  readonly verbs: readonly [from: string, to: string]
  readonly value: readonly WeekStretch[]
  readonly onChange: (value: WeekStretch[]) => void
  /** The call's names for the ends of a stretch: `['opens', 'closes']`. */
  readonly ends: readonly [from: string, to: string]
}

const usual = { from: '09:00', to: '17:00' }

/** More hours of a day begin an hour after those that it has; the usual ones, where there are none or no room. */
export function hoursToAdd(value: readonly WeekStretch[], dayOfWeek: WeekStretch['dayOfWeek']): WeekStretch {
  const ends = value.filter((one) => one.dayOfWeek === dayOfWeek && one.from < one.to).map(({ to }) => to)
  const lastHour = Math.max(...ends.map((to) => Number(to.slice(0, 2))))
  if (lastHour < 0 || lastHour > 21) return { dayOfWeek, ...usual }
  const hour = (of: number) => `${String(of).padStart(2, '0')}:00`
  return { dayOfWeek, from: hour(lastHour + 1), to: hour(lastHour + 2) }
}

/** The hours of each weekday; a day may have none, or several stretches. */
export function WeekHoursField({ name, legend, hint, emptyWord, verbs, value, onChange, ends }: WeekHoursFieldProps) {
  const [addedAt, setAddedAt] = useState<number | null>(null)
  const addButtons = useRef(new Map<number, HTMLButtonElement>())
  const change = (at: number, changes: Partial<WeekStretch>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...changes } : one)))

  return (
    <fieldset className={styles.hours} {...fieldMark(name, legend)}>
      <legend className={styles.legend}>{legend}</legend>
      <p className={styles.hint}>{hint}</p>
      {weekDays.map(({ dayOfWeek, name: day }) => (
        <div key={dayOfWeek} className={styles.day}>
          <b className={styles.name}>{day}</b>
          <div className={styles.stretches}>
            {value.map(
              (stretch, at) =>
                stretch.dayOfWeek === dayOfWeek && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no other name than its place.
                  <div key={at} className={styles.stretch}>
                    <TimeSelect
                      name={`${name}.${at}.${ends[0]}`}
                      label={`${day} ${verbs[0]}`}
                      isLabelHidden
                      autoFocus={at === addedAt}
                      value={stretch.from}
                      onChange={(from) => change(at, { from })}
                    />
                    <span>to</span>
                    <TimeSelect
                      name={`${name}.${at}.${ends[1]}`}
                      label={`${day} ${verbs[1]}`}
                      isLabelHidden
                      value={stretch.to}
                      onChange={(to) => change(at, { to })}
                    />
                    <Button
                      variant="dangerQuiet"
                      size="small"
                      icon={X}
                      onPress={() => {
                        setAddedAt(null)
                        onChange(value.filter((_, index) => index !== at))
                        addButtons.current.get(dayOfWeek)?.focus()
                        announce(`Hours of ${day} removed.`)
                      }}
                    >
                      Remove <VisuallyHidden>these hours of {day}</VisuallyHidden>
                    </Button>
                  </div>
                ),
            )}
            <Button
              ref={(button) => {
                if (button) addButtons.current.set(dayOfWeek, button)
              }}
              variant="quiet"
              size="small"
              icon={Plus}
              onPress={() => {
                setAddedAt(value.length)
                onChange([...value, hoursToAdd(value, dayOfWeek)])
              }}
            >
              {value.some((one) => one.dayOfWeek === dayOfWeek) ? 'Add hours' : `${emptyWord}. Add hours`}{' '}
              <VisuallyHidden>for {day}</VisuallyHidden>
            </Button>
          </div>
        </div>
      ))}
      <GroupError name={name} />
    </fieldset>
  )
}
