import { useMemo } from 'react'
import { SelectField, type SelectFieldProps } from './select-field.tsx'
import { timeWords } from './time-words.ts'

export interface TimeSelectProps extends Omit<SelectFieldProps<string>, 'options'> {
  /** First and last time offered, wall time HH:mm. */
  from?: string
  to?: string
  stepMinutes?: number
}

function minutesOf(time: string): number {
  const [hour, minute] = time.split(':').map(Number)
  return (hour ?? 0) * 60 + (minute ?? 0)
}

/** A time of day in steps of 15 minutes; values are HH:mm. */
export function TimeSelect({ from = '00:00', to = '23:45', stepMinutes = 15, ...rest }: TimeSelectProps) {
  const options = useMemo(() => {
    const times: { id: string; label: string }[] = []
    for (let minutes = minutesOf(from); minutes <= minutesOf(to); minutes += stepMinutes) {
      const id = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
      times.push({ id, label: timeWords(id) })
    }
    return times
  }, [from, to, stepMinutes])
  return <SelectField {...rest} options={options} />
}
