import { limits } from '@waymark/domain/limits'
import { Button } from '@waymark/ui/button'
import { RadioGroup } from '@waymark/ui/radio-group'
import { TimeSelect } from '@waymark/ui/time-select'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatTime } from '@waymark/web-kit/format'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { weekDays } from '../week-days.ts'
import styles from './change-many.module.css'
import type { ManyDraft } from './many-draft.ts'

const ways = [
  { id: 'add', label: 'Add these times', detail: 'Times that are there stay as they are.' },
  { id: 'replace', label: 'Replace all times on these days' },
  { id: 'remove', label: 'Remove these times', detail: 'If you add no times, all times on these days are removed.' },
] as const
const [firstStart, lastStart] = limits.providerDay

interface WeeklyFieldsProps {
  readonly draft: ManyDraft
  readonly onChange: (changes: Partial<ManyDraft>) => void
}

/** Which weekly times, on which days, and whether they come or go. */
export function WeeklyFields({ draft, onChange }: WeeklyFieldsProps) {
  const [time, setTime] = useState('09:00')
  const addButton = useRef<HTMLButtonElement>(null)
  const { times } = draft
  return (
    <>
      <RadioGroup label="How" options={ways} value={draft.way} onChange={(way) => onChange({ way })} />
      <ToggleBadges
        name="daysOfWeek"
        label="On"
        options={weekDays.map(({ dayOfWeek, name }) => ({ id: String(dayOfWeek), label: name }))}
        value={draft.days.map(String)}
        onChange={(ids) => onChange({ days: ids.map(Number) })}
      />
      <div className={styles.adding}>
        <TimeSelect label="Time" from={firstStart} to={lastStart} value={time} onChange={setTime} />
        <Button
          ref={addButton}
          icon={Plus}
          disabledReason={times.includes(time) ? `${formatTime(time)} is in the list.` : undefined}
          isReasonHidden
          onPress={() => onChange({ times: [...times, time].toSorted() })}
        >
          Add {formatTime(time)}
        </Button>
      </div>
      <ul className={styles.times} aria-label="Times">
        {times.map((one) => (
          <li key={one}>
            <Button
              size="small"
              iconAfter={X}
              onPress={() => {
                onChange({ times: times.filter((other) => other !== one) })
                addButton.current?.focus()
              }}
            >
              {formatTime(one)} <VisuallyHidden>, remove it from the list</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
