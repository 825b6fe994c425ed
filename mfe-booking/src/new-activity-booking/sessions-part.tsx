import { Section } from '@waymark/ui/section'
import { SwitchSegment } from '@waymark/ui/switch-segment'
import { useSearchParams } from '@waymark/web-kit/router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import List from 'lucide-react/icons/list'
import type { AskedActivity } from './asked-activity.ts'
import { SessionsCalendar } from './sessions-calendar.tsx'
import { SessionsTable } from './sessions-table.tsx'

const views = [
  { id: 'list', label: 'List', icon: List },
  { id: 'calendar', label: 'Calendar', icon: CalendarDays },
] as const

/** When it is, with what each session has left: as a list or as a month. Which of them is in the address. */
export function SessionsPart({ activity }: { readonly activity: AskedActivity }) {
  const [query, setQuery] = useSearchParams()
  const view = query.get('view') === 'calendar' ? 'calendar' : 'list'
  return (
    <Section
      title="When, and what is left"
      actions={
        activity.sessionCount > 0 && (
          <SwitchSegment
            label="Show the sessions as"
            isLabelHidden
            options={views}
            value={view}
            onChange={(chosen) =>
              setQuery(
                (before) => {
                  if (chosen === 'calendar') before.set('view', 'calendar')
                  else before.delete('view')
                  return before
                },
                { replace: true, preventScrollReset: true },
              )
            }
          />
        )
      }
    >
      {view === 'calendar' ? <SessionsCalendar activity={activity} /> : <SessionsTable activity={activity} />}
    </Section>
  )
}
