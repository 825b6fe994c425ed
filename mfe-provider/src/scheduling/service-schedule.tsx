import { service } from '@waymark/contracts/service'
import { texts } from '@waymark/domain/texts'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { Stack } from '@waymark/ui/stack'
import { Tabs } from '@waymark/ui/tabs'
import type { Draft } from '@waymark/web-kit/drafts'
import { wallOf } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { visitText } from './duration-words.ts'
import { ChangeMany } from './many/change-many.tsx'
import type { ServiceToSchedule } from './many/many-draft.ts'
import type { ScheduleDraft } from './schedule-draft.ts'
import { TimeAway } from './time-away/time-away.tsx'
import type { ScheduleTab, SchedulingQuery } from './use-scheduling-query.ts'
import { mondayToOpen } from './week/week-dates.ts'
import { WeekView } from './week/week-view.tsx'
import type { ScheduleBase } from './weekly-times/weekly-lines.ts'
import { WeeklyTimes } from './weekly-times/weekly-times.tsx'

interface ServiceScheduleProps {
  readonly serviceAreaId: number
  readonly serviceAreaServiceId: number
  /** All services of the location that can be scheduled. */
  readonly services: readonly ServiceToSchedule[]
  readonly draft: Draft<ScheduleDraft>
  readonly query: SchedulingQuery
  readonly onQuery: (changes: Partial<SchedulingQuery>) => void
}

/** The week of one service, and below it the lines that make it up. */
export function ServiceSchedule(props: ServiceScheduleProps) {
  const base = useCall(service.getServiceScheduleBase, { id: props.serviceAreaServiceId })
  return (
    <Loaded of={base} what="the weekly times" shape="table" count={6} kept="A line that you had not saved is kept.">
      {(loaded) => <ScheduleTabs {...props} base={loaded} />}
    </Loaded>
  )
}

interface ScheduleTabsProps extends ServiceScheduleProps {
  readonly base: ScheduleBase
}

function ScheduleTabs({
  serviceAreaId,
  serviceAreaServiceId,
  services,
  draft,
  query,
  onQuery,
  base,
}: ScheduleTabsProps) {
  const { timeZone, bufferMinutes } = base
  const today = wallOf(new Date().toISOString(), timeZone).slice(0, 10)
  const week = (
    <WeekView
      {...{ serviceAreaServiceId, timeZone, bufferMinutes, today }}
      visit={visitText(base)}
      monday={query.monday ?? mondayToOpen(today)}
      onMonday={(monday) => onQuery({ monday })}
    />
  )
  const restored = draft.isRestored && draft.value.open !== 'none' && (
    <Notice tone="info" title="Kept for you.">
      The line that you had not saved is still open. Save it or cancel it.
    </Notice>
  )
  return (
    <Tabs<ScheduleTab>
      label="Kinds of times"
      value={tabOf(draft.value) ?? query.tab}
      onChange={(tab) => {
        if (draft.value.open === 'none') onQuery({ tab })
        else if (tab !== tabOf(draft.value)) notify('error', texts.unsavedSchedule)
      }}
      tabs={[
        {
          id: 'weekly',
          label: 'Weekly times',
          content: (
            <Stack gap={12}>
              {restored}
              {week}
              <WeeklyTimes serviceAreaId={serviceAreaId} base={base} draft={draft} />
            </Stack>
          ),
        },
        {
          id: 'away',
          label: 'Time away and extra times',
          content: (
            <Stack gap={12}>
              {restored}
              {week}
              <TimeAway serviceAreaId={serviceAreaId} base={base} draft={draft} today={today} />
            </Stack>
          ),
        },
        {
          id: 'many',
          label: 'Change many at once',
          content: <ChangeMany serviceAreaId={serviceAreaId} services={services} />,
        },
      ]}
    />
  )
}

/** The tab of the line that is being edited: it stays open until that line is saved. */
function tabOf({ open }: ScheduleDraft): ScheduleTab | null {
  if (open === 'none') return null
  return open === 'weekly' ? 'weekly' : 'away'
}
