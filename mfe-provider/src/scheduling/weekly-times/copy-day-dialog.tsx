import { Button } from '@waymark/ui/button'
import { Dialog } from '@waymark/ui/dialog'
import { RadioGroup } from '@waymark/ui/radio-group'
import { SelectField } from '@waymark/ui/select-field'
import { Stack } from '@waymark/ui/stack'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { formatCount } from '@waymark/web-kit/format'
import { useState } from 'react'
import { ChangeError } from '../change-error.tsx'
import { dayName, weekDays } from '../week-days.ts'
import { type CopiedLines, copyDay, type DayCopy } from './copy-day.ts'
import type { WeeklyTimesState } from './use-weekly-times.ts'
import type { ScheduleBase } from './weekly-lines.ts'

interface CopyDayDialogProps {
  readonly base: ScheduleBase
  readonly times: WeeklyTimesState
  readonly onClose: () => void
}

const ways = [
  { id: 'add', label: 'Add to the times that are there' },
  { id: 'replace', label: 'Replace the times that are there' },
] as const

/** Copies the times of one day to other days, after saying what that changes. */
export function CopyDayDialog({ base, times, onClose }: CopyDayDialogProps) {
  const daysWithTimes = weekDays.filter((day) => base.lines.some(({ dayOfWeek }) => dayOfWeek === day.dayOfWeek))
  const [copy, setCopy] = useState<DayCopy>({ fromDay: daysWithTimes[0]?.dayOfWeek ?? 1, toDays: [], way: 'add' })
  const copied = copyDay(base.lines, copy)
  const change = (changes: Partial<DayCopy>) => setCopy((before) => ({ ...before, ...changes }))

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Copy a day"
      hasCloseButton={false}
      actions={
        <>
          <Button
            variant="primary"
            isPending={times.isSaving}
            disabledReason={reasonToWait(copy, copied)}
            onPress={() => void times.copy(copied, onClose)}
          >
            Copy the day
          </Button>
          <Button onPress={onClose}>Cancel</Button>
        </>
      }
    >
      <Stack gap={5}>
        <SelectField
          label="Copy the times of"
          options={daysWithTimes.map(({ dayOfWeek, name }) => ({ id: dayOfWeek, label: name }))}
          value={copy.fromDay}
          onChange={(fromDay) => change({ fromDay, toDays: copy.toDays.filter((day) => day !== fromDay) })}
        />
        <ToggleBadges
          label="To"
          options={weekDays
            .filter(({ dayOfWeek }) => dayOfWeek !== copy.fromDay)
            .map(({ dayOfWeek, name }) => ({ id: String(dayOfWeek), label: name }))}
          value={copy.toDays.map(String)}
          onChange={(ids) => change({ toDays: ids.map(Number) })}
        />
        <RadioGroup label="How" options={ways} value={copy.way} onChange={(way) => change({ way })} />
        <p role="status">{copy.toDays.length > 0 && consequenceText(copied)}</p>
        <ChangeError error={times.error} />
      </Stack>
    </Dialog>
  )
}

function reasonToWait(
  { fromDay, toDays }: DayCopy,
  { lines, deletedScheduleLineIds }: CopiedLines,
): string | undefined {
  if (toDays.length === 0) return `Choose the days that get the times of ${dayName(fromDay)}.`
  return lines.length + deletedScheduleLineIds.length === 0 ? 'These days have the same times already.' : undefined
}

function consequenceText({ lines, deletedScheduleLineIds }: CopiedLines): string {
  const added = lines.filter(({ scheduleLineId }) => scheduleLineId === null).length
  const changed = lines.length - added
  const parts = [
    added > 0 && `adds ${formatCount(added, 'time')}`,
    changed > 0 && `changes the staff of ${formatCount(changed, 'time')}`,
    deletedScheduleLineIds.length > 0 && `takes out ${formatCount(deletedScheduleLineIds.length, 'time')}`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? '' : `This ${parts.join(', ')}.`
}
