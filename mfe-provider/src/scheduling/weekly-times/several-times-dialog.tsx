import { limits } from '@waymark/domain/limits'
import { Button } from '@waymark/ui/button'
import { Dialog } from '@waymark/ui/dialog'
import { SelectField } from '@waymark/ui/select-field'
import { Stack } from '@waymark/ui/stack'
import { TimeSelect } from '@waymark/ui/time-select'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { formatCount } from '@waymark/web-kit/format'
import { useState } from 'react'
import { ChangeError } from '../change-error.tsx'
import { weekDays } from '../week-days.ts'
import { type SeveralTimes, severalTimes } from './several-times.ts'
import type { WeeklyTimesState } from './use-weekly-times.ts'
import type { ScheduleBase } from './weekly-lines.ts'

interface SeveralTimesDialogProps {
  readonly base: ScheduleBase
  readonly times: WeeklyTimesState
  readonly onClose: () => void
}

const [first, last] = limits.providerDay
/** The call takes no more at once. */
const maxLines = 400

const everyOptions = [
  { id: 15, label: '15 minutes' },
  { id: 30, label: '30 minutes' },
  { id: 45, label: '45 minutes' },
  { id: 60, label: '1 hour' },
  { id: 90, label: '1 hour 30 minutes' },
  { id: 120, label: '2 hours' },
  { id: 180, label: '3 hours' },
  { id: 240, label: '4 hours' },
]

const workingWeek: SeveralTimes = { days: [1, 2, 3, 4, 5], from: '09:00', until: '17:00', everyMinutes: 30 }

/** Adds starts at a distance on several days, after saying how many. */
export function SeveralTimesDialog({ base, times, onClose }: SeveralTimesDialogProps) {
  const [wish, setWish] = useState(workingWeek)
  const change = (changes: Partial<SeveralTimes>) => setWish((before) => ({ ...before, ...changes }))
  const added = severalTimes(base.lines, wish)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Add several times"
      hasCloseButton={false}
      actions={
        <>
          <Button
            variant="primary"
            isPending={times.isSaving}
            disabledReason={reasonToWait(wish, added.lines.length)}
            onPress={() => void times.addSeveral(added, onClose)}
          >
            Add the times
          </Button>
          <Button onPress={onClose}>Cancel</Button>
        </>
      }
    >
      <Stack gap={5}>
        <ToggleBadges
          label="On"
          options={weekDays.map(({ dayOfWeek, name }) => ({ id: String(dayOfWeek), label: name }))}
          value={wish.days.map(String)}
          onChange={(ids) => change({ days: ids.map(Number) })}
        />
        <TimeSelect
          label="First start"
          from={first}
          to={last}
          value={wish.from}
          onChange={(from) => change({ from })}
        />
        <TimeSelect
          label="Last start"
          from={first}
          to={last}
          value={wish.until}
          onChange={(until) => change({ until })}
        />
        <SelectField
          label="Every"
          options={everyOptions}
          value={wish.everyMinutes}
          onChange={(everyMinutes) => change({ everyMinutes })}
        />
        <p role="status">
          {added.lines.length > 0 &&
            `This adds ${formatCount(added.lines.length, 'time')}. Everybody of the service can take them.`}
        </p>
        <ChangeError error={times.error} />
      </Stack>
    </Dialog>
  )
}

function reasonToWait({ days, from, until }: SeveralTimes, count: number): string | undefined {
  if (days.length === 0) return 'Choose a day.'
  if (until < from) return 'The last start lies before the first.'
  if (count === 0) return 'These times are there already.'
  return count > maxLines ? `These are ${count} times. Add at most ${maxLines} at once.` : undefined
}
