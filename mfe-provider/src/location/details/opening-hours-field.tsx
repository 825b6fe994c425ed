import { Button } from '@waymark/ui/button'
import { TimeSelect } from '@waymark/ui/time-select'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { weekDays } from '../../scheduling/week-days.ts'
import type { OpeningStretch } from '../location-draft.ts'
import styles from './opening-hours-field.module.css'

interface OpeningHoursFieldProps {
  readonly value: readonly OpeningStretch[]
  readonly onChange: (value: OpeningStretch[]) => void
  /** Sentences by path, such as `openingHours.0.closes`; what belongs to no stretch stands under all. */
  readonly errors: Readonly<Record<string, string>>
}

const usual = { opens: '09:00', closes: '17:00' }

/** The hours of each weekday; a day without any is closed, a day may have several. */
export function OpeningHoursField({ value, onChange, errors }: OpeningHoursFieldProps) {
  const change = (at: number, changes: Partial<OpeningStretch>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...changes } : one)))

  return (
    <fieldset className={styles.hours} data-field="openingHours">
      <legend className={styles.legend}>Opening hours</legend>
      <p className={styles.hint}>
        A day without hours is closed. A closing time before the opening time is the next day.
      </p>
      {weekDays.map(({ dayOfWeek, name }) => (
        <div key={dayOfWeek} className={styles.day}>
          <b className={styles.name}>{name}</b>
          <div className={styles.stretches}>
            {value.map(
              (stretch, at) =>
                stretch.dayOfWeek === dayOfWeek && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no other name than its place.
                  <div key={at} className={styles.stretch}>
                    <TimeSelect
                      label={`${name} opens`}
                      isLabelHidden
                      value={stretch.opens}
                      onChange={(opens) => change(at, { opens })}
                      errorMessage={errors[`openingHours.${at}.opens`]}
                    />
                    <span>to</span>
                    <TimeSelect
                      label={`${name} closes`}
                      isLabelHidden
                      value={stretch.closes}
                      onChange={(closes) => change(at, { closes })}
                      errorMessage={errors[`openingHours.${at}.closes`]}
                    />
                    <Button
                      variant="dangerQuiet"
                      size="small"
                      icon={X}
                      onPress={() => onChange(value.filter((_, index) => index !== at))}
                    >
                      Remove <VisuallyHidden>these hours of {name}</VisuallyHidden>
                    </Button>
                  </div>
                ),
            )}
            <Button
              variant="quiet"
              size="small"
              icon={Plus}
              onPress={() => onChange([...value, { dayOfWeek, ...usual }])}
            >
              {value.some((one) => one.dayOfWeek === dayOfWeek) ? 'Add hours' : 'Closed. Add hours'}{' '}
              <VisuallyHidden>for {name}</VisuallyHidden>
            </Button>
          </div>
        </div>
      ))}
      {errors.openingHours && <p className={styles.error}>{errors.openingHours}</p>}
    </fieldset>
  )
}
