import { activitySession } from '@waymark/contracts/activity-session'
import { insightWeeks } from '@waymark/contracts/weekly-insights'
import { accessRules } from '@waymark/domain/rights/access-rules'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Columns } from '@waymark/ui/columns'
import { ExportState } from '@waymark/ui/export-state'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { PlaceArt } from '@waymark/ui/place-art'
import { SelectField } from '@waymark/ui/select-field'
import { Stack } from '@waymark/ui/stack'
import { formatCount, formatDate, formatMoney, zoneName } from '@waymark/web-kit/format'
import { useNavigate, useSearchParams } from '@waymark/web-kit/router'
import { type CurrentServiceArea, useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useFileCall } from '@waymark/web-kit/use-file-call'
import { usePage } from '@waymark/web-kit/use-page'
import { useVisitor } from '@waymark/web-kit/who'
import Download from 'lucide-react/icons/download'
import { NoLocation } from '../no-location.tsx'
import { CancellationReasons } from './cancellation-reasons.tsx'
import { InsightNumbers } from './insight-numbers.tsx'
import { InsightPart } from './insight-part.tsx'
import { type ActivityInsight, type Insights, percentText, sumOf } from './insight-sums.ts'
import css from './insights.module.css'
import { type InsightsQuery, insightsHref, readInsightsQuery } from './insights-query.ts'
import { WeeksPart } from './weeks-part.tsx'

const periods = insightWeeks.map((id) => ({ id, label: `Last ${id} weeks` }))

/** /service-area/insights: what a location's weeks came to, and how full its sessions were. */
export function InsightsPage() {
  const area = useAppStore(({ currentServiceArea }) => currentServiceArea)
  if (!area)
    return (
      <NoLocation title="Insights">
        Here you will see what a location did and earned each week, once your organisation has one.
      </NoLocation>
    )
  return <InsightsOf key={area.serviceAreaId} area={area} />
}

function InsightsOf({ area: { serviceAreaId, name } }: { readonly area: CurrentServiceArea }) {
  const page = usePage()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const visitor = useVisitor()
  const runsActivities = visitor !== null && accessRules.runsActivities(visitor)
  const asked = readInsightsQuery(params)
  const query = { ...asked, isAllLocations: asked.isAllLocations && visitor?.isAccountAdmin === true }
  const open = (changes: Partial<InsightsQuery>) =>
    void navigate(insightsHref({ ...query, ...changes }), { preventScrollReset: true })
  return (
    <Page>
      <PageHeading
        page={page}
        lead={`How many visits and sessions ${query.isAllLocations ? 'all your locations' : name} had, and what they earned.`}
      />
      <Columns>
        <SelectField label="Period" options={periods} value={query.weeks} onChange={(weeks) => open({ weeks })} />
        {visitor?.isAccountAdmin && (
          <SelectField
            label="Locations"
            options={[
              { id: 'one', label: name },
              { id: 'all', label: 'All in this country' },
            ]}
            value={query.isAllLocations ? 'all' : 'one'}
            onChange={(id) => open({ isAllLocations: id === 'all' })}
          />
        )}
      </Columns>
      <WeeksPart serviceAreaId={serviceAreaId} query={query} isToldBelow={runsActivities} />
      {runsActivities && <ActivitiesPart serviceAreaId={serviceAreaId} query={query} />}
    </Page>
  )
}

interface ActivitiesPartProps {
  readonly serviceAreaId: number
  readonly query: InsightsQuery
}

/** How full the activities of a location were, and what they earned. */
function ActivitiesPart({ serviceAreaId, query }: ActivitiesPartProps) {
  const found = useCall(activitySession.getActivityInsights, { serviceAreaId, ...query }, { keepPrevious: true })
  const exporting = useFileCall(activitySession.exportActivityInsights)
  const count = found.data?.activities.length ?? 0
  return (
    <Loaded
      of={found}
      what="the insights"
      shape="cards"
      count={3}
      empty={({ activities }) =>
        activities.length === 0 && {
          title: 'No sessions in this period',
          picture: <PlaceArt of="walk" />,
          children: 'Once a session has begun, you see here how full it was, what it earned and who did not come.',
        }
      }
      sum={({ fromDate, toDate, timeZone }) =>
        `Sessions from ${formatDate(fromDate)} until now on ${formatDate(toDate)}, ${zoneName(timeZone)}.`
      }
    >
      {(insights) => (
        <Stack gap={6}>
          <InsightNumbers insights={insights} />
          <Cluster>
            <Button
              icon={Download}
              isPending={exporting.isPending}
              pendingLabel="Exporting"
              onPress={() => exporting.start({ serviceAreaId, ...query })}
            >
              Export the activities to Excel
            </Button>
          </Cluster>
          <ExportState exporting={exporting} content={formatCount(count, 'activity', 'activities')} />
          <Plots insights={namedByLocation(insights)} />
          <CancellationReasons cancellations={insights.cancellations} />
          <p className={css.small}>
            How we count: each visit and session counts on the day it starts, and a cancelled session only for its
            money. Somebody did not come when the session is over, others were checked in and they were not. Money is
            what was paid by card and in cash at the door, with GST where you charge it, before fees.
          </p>
        </Stack>
      )}
    </Loaded>
  )
}

/** With several locations, activities say where they are. */
function namedByLocation(insights: Insights): Insights {
  if (insights.locationCount === 1) return insights
  return {
    ...insights,
    activities: insights.activities.map((one) => ({ ...one, title: `${one.title}, ${one.serviceAreaName}` })),
  }
}

function Plots({ insights: { activities, currency } }: { readonly insights: Insights }) {
  const money = (cents: number) => formatMoney(cents, currency)
  const earning = activities.filter(({ incomeCents, refundedCents }) => incomeCents > 0 || refundedCents > 0)
  const met = activities.filter(({ peopleCount }) => peopleCount > 0)
  return (
    <>
      <InsightPart
        title="How full sessions are"
        text={fullestText(activities)}
        activities={activities}
        look="fill"
        max={1}
        lengthOf={({ spacesTaken, spaces }) => (spaces === 0 ? 0 : spacesTaken / spaces)}
        textOf={({ spacesTaken, spaces }) => percentText(spacesTaken, spaces)}
        columns={[
          { id: 'sessions', header: 'Sessions', isNumeric: true, cell: (one) => one.sessionCount },
          { id: 'taken', header: 'Filled', isNumeric: true, cell: (one) => one.spacesTaken },
          { id: 'spaces', header: 'Spaces', isNumeric: true, cell: (one) => one.spaces },
          { id: 'waiting', header: 'Waited', isNumeric: true, cell: (one) => one.waitingCount },
        ]}
      />
      {earning.length > 0 && (
        <InsightPart
          title="What they earned"
          text={`In ${currency}. Refunds are taken off.`}
          activities={earning}
          look="money"
          max={Math.max(...earning.map(({ keptCents }) => keptCents), 0)}
          lengthOf={({ keptCents }) => Math.max(keptCents, 0)}
          textOf={({ keptCents }) => money(keptCents)}
          columns={[
            { id: 'paid', header: 'Paid', isNumeric: true, cell: (one) => money(one.incomeCents) },
            { id: 'back', header: 'Paid back', isNumeric: true, cell: (one) => money(one.refundedCents) },
            { id: 'kept', header: 'Kept', isNumeric: true, cell: (one) => money(one.keptCents) },
            { id: 'given', header: 'Bookings cancelled', isNumeric: true, cell: (one) => one.cancelledBookingCount },
          ]}
        />
      )}
      {met.length > 0 && (
        <InsightPart
          title="Who did not come"
          text={`${sumOf(met, 'noShowCount')} of ${formatCount(sumOf(met, 'peopleCount'), 'person', 'people')} who had booked.`}
          activities={met}
          look="missing"
          max={1}
          lengthOf={({ noShowCount, peopleCount }) => noShowCount / peopleCount}
          textOf={({ noShowCount, peopleCount }) => percentText(noShowCount, peopleCount)}
          columns={[
            { id: 'people', header: 'Had booked', isNumeric: true, cell: (one) => one.peopleCount },
            { id: 'missed', header: 'Did not come', isNumeric: true, cell: (one) => one.noShowCount },
          ]}
        />
      )}
    </>
  )
}

/** What to do about it: the activity for which most people waited. */
function fullestText(activities: readonly ActivityInsight[]): string {
  const wanted = activities.toSorted((a, b) => b.waitingCount - a.waitingCount)[0]
  if (!wanted || wanted.waitingCount === 0) return 'Everybody who waited for a space got one.'
  return `${wanted.title} could run once more: ${formatCount(wanted.waitingCount, 'group')} waited for a space.`
}
