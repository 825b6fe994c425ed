import { activitySession } from '@waymark/contracts/activity-session'
import { closedDay } from '@waymark/contracts/closed-day'
import { lastRepeatDay, maxSeriesDates } from '@waymark/domain/booking/repeat'
import { accessRules } from '@waymark/domain/rights/access-rules'
import { minuteOfTime } from '@waymark/domain/schedule/wall-clock'
import { dayAt } from '@waymark/domain/schedule/wall-time'
import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { HelpOn } from '@waymark/ui/help-on'
import { SubmitButton } from '@waymark/ui/submit-button'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import { useVisitor } from '@waymark/web-kit/who'
import X from 'lucide-react/icons/x'
import { useEffect, useMemo, useRef } from 'react'
import type { Activity } from '../activity/activity-draft.ts'
import { useAreaZone } from '../activity/use-area-zone.ts'
import { addLabel, datesToAdd, type PlannedDate, plannedDates, seriesDates } from './builder-dates.ts'
import { type BuilderDraft, builderDraftOf, type SessionRow, sessionsToSend } from './builder-draft.ts'
import { BuilderFields } from './builder-fields.tsx'
import { DateList } from './date-list.tsx'
import styles from './session-builder.module.css'

interface SessionBuilderProps {
  readonly saved: Activity
  /** A session whose times, spaces and staff the new ones start with. */
  readonly copied: SessionRow | null
  readonly onAdded: () => void
  readonly onClose?: () => void
}

/** Adds one session or a series to an activity: each date answers before it is added. */
export function SessionBuilder({ saved, copied, onAdded, onClose }: SessionBuilderProps) {
  const { activityId, title, serviceAreaId } = saved
  const heading = useOpenedPanel(onClose !== undefined)
  const timeZone = useAreaZone(serviceAreaId)
  const today = dayAt(timeZone, Date.now())
  const values = useMemo(() => builderDraftOf(saved, copied), [saved, copied])
  const form = useForm(activitySession.addActivitySessions, {
    values,
    toInput: (typed) => sessionsToSend(activityId, typed, datesToAdd(planned)),
    pathOf: (path, typed) => fieldOfDates(path, problemsOf(typed)),
    fieldOf: { priceCents: 'maxSpaces', StaffBusy: 'staffUserProfileIds', NotInTeam: 'staffUserProfileIds' },
    check: (typed) => problemsOf(typed),
    draft: `new-sessions:${activityId}:${copied?.activitySessionId ?? ''}`,
    onSuccess: ({ sessions, skipped }, { reset }) => {
      reset()
      notify(
        'success',
        `${formatCount(sessions.length, 'session')} of ${title} ${sessions.length === 1 ? 'is' : 'are'} added.`,
      )
      if (skipped.length > 0)
        notify('info', `${formatCount(skipped.length, 'date')} stayed out: ${skipped[0]?.reason ?? ''}`)
      onAdded()
    },
  })
  const draft = form.values
  const dates = seriesDates(draft)
  const removed = dates.startDateTimes.flatMap((start, position) => (draft.removed.includes(start) ? [position] : []))
  const problems = problemsOf(draft)
  // A year that is half typed is not asked about.
  const isInReach = draft.firstDate !== null && draft.firstDate >= today && draft.firstDate <= lastRepeatDay(today)
  const hasDates =
    isInReach && dates.startDateTimes.length > 0 && problems.ends === undefined && problems.until === undefined
  const checked = useCall(
    activitySession.checkActivitySessionDates,
    {
      activityId,
      ...dates,
      isOverride: draft.isOverride,
      staffUserProfileIds: [...draft.staffUserProfileIds],
      removed,
    },
    { enabled: hasDates, keepPrevious: true },
  )
  // Beside the dates: without an answer, or the right to ask, nothing is said of holidays.
  const visitor = useVisitor()
  const mayAsk = visitor !== null && accessRules.managesArea(visitor)
  const holidays = useCall(closedDay.getPublicHolidays, { serviceAreaId }, { enabled: hasDates && mayAsk })
  const planned: PlannedDate[] = hasDates ? plannedDates(checked.data?.dates ?? [], draft) : []
  const count = datesToAdd(planned).startDateTimes.length

  return (
    <section className={styles.builder} aria-label="Add sessions">
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          Add sessions
        </h2>
        <HelpOn helpKey="sessions" />
        {onClose && (
          <span className={styles.close}>
            <Button variant="quiet" icon={X} onPress={onClose}>
              Close
            </Button>
          </span>
        )}
      </div>
      <Form {...form.props} label={`New sessions of ${title}`} purpose="add the sessions">
        <BuilderFields form={form} saved={saved} today={today} lastDay={lastRepeatDay(draft.firstDate ?? today)} />
        {hasDates && (
          <DateList
            checked={checked}
            planned={planned}
            timeZone={timeZone}
            holidays={holidays.data?.holidays ?? []}
            onTakeOut={(start) => form.change({ removed: [...draft.removed, start] })}
            onPutBack={(start) => form.change({ removed: draft.removed.filter((one) => one !== start) })}
            onMove={(from, to) =>
              form.change({ moved: [...draft.moved.filter((one) => one.from !== from), { from, to }] })
            }
          />
        )}
        <div className={styles.foot}>
          <SubmitButton
            disabledReason={
              hasDates && checked.data && count === 0
                ? 'None of these dates can be added. Choose another time for one of them, or other dates.'
                : undefined
            }
          >
            {count === 0 ? 'Add the sessions' : addLabel(count, draft.status)}
          </SubmitButton>
          <p className={styles.soft}>
            {draft.status === 'Draft'
              ? 'Nobody sees a draft. You publish it from the list of sessions.'
              : `People can book them at once, if ${title} is published.`}
          </p>
        </div>
      </Form>
    </section>
  )
}

/** The heading of a panel that was opened on a page takes the focus: the button that opened it is gone. */
function useOpenedPanel(isOnPage: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOnPage) heading.current?.focus()
  }, [isOnPage])
  return heading
}

/** What is missing before the dates can be looked at. */
function problemsOf(draft: BuilderDraft): Record<string, string | undefined> {
  const { firstDate, repeat, until, starts, ends, slotMinutes } = draft
  const count = seriesDates(draft).startDateTimes.length
  return {
    firstDate: firstDate === null ? 'Choose the first date.' : undefined,
    until:
      repeat === 'Once'
        ? undefined
        : until === null
          ? 'Choose the last date.'
          : firstDate !== null && until < firstDate
            ? 'The last date must not be before the first.'
            : count > maxSeriesDates
              ? `These are ${count} sessions, and at most ${maxSeriesDates} are added at once. Choose an earlier date.`
              : undefined,
    starts: starts === null ? 'Choose when it starts.' : undefined,
    ends:
      ends === null
        ? 'Choose when it ends.'
        : starts !== null && ends <= starts
          ? 'A session ends after it starts.'
          : starts !== null && slotMinutes !== null && minutesBetween(starts, ends) < slotMinutes
            ? 'No session of this length fits before the end.'
            : undefined,
  }
}

function minutesBetween(starts: string, ends: string): number {
  return (minuteOfTime(ends) ?? 0) - (minuteOfTime(starts) ?? 0)
}

const dateFields = ['firstDate', 'until', 'starts', 'ends'] as const

/**
 * The field that a path of the call is about: the dates come from the first one and its times. Where none can be worked
 * out, the field that keeps them so says it itself.
 */
function fieldOfDates(path: string, problems: ReturnType<typeof problemsOf>): string {
  if (path === 'startDateTimes' || path === 'endDateTimes')
    return dateFields.find((field) => problems[field] !== undefined) ?? 'firstDate'
  if (path.startsWith('startDateTimes')) return 'starts'
  if (path.startsWith('endDateTimes')) return 'ends'
  return path.startsWith('staffUserProfileIds') ? 'staffUserProfileIds' : path
}
