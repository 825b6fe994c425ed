import { bookingTeam } from '@waymark/contracts/booking-team'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { ExportState } from '@waymark/ui/export-state'
import { Loaded } from '@waymark/ui/loaded'
import { Stack } from '@waymark/ui/stack'
import { formatCount, formatMoney } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { useFileCall } from '@waymark/web-kit/use-file-call'
import Download from 'lucide-react/icons/download'
import { percentText } from './insight-sums.ts'
import type { InsightsQuery } from './insights-query.ts'
import { WeekPart } from './week-part.tsx'
import { hoursOf, totalOfWeeks, type WeekInsight } from './week-sums.ts'

interface WeeksPartProps {
  readonly serviceAreaId: number
  readonly query: InsightsQuery
  /** The part below says that there was nothing. */
  readonly isToldBelow: boolean
}

/** Visits, sessions and money week by week, each as a plot and an equal table. */
export function WeeksPart({ serviceAreaId, query, isToldBelow }: WeeksPartProps) {
  const found = useCall(bookingTeam.getWeeklyInsights, { serviceAreaId, ...query }, { keepPrevious: true })
  const exporting = useFileCall(bookingTeam.exportWeeklyInsights)
  if (isToldBelow && found.data && isNothing(found.data.weeks)) return null
  return (
    <Loaded
      of={found}
      what="the weeks"
      shape="cards"
      count={3}
      empty={({ weeks: shown }) =>
        isNothing(shown) && {
          title: 'No visits and no sessions in this period',
          children: 'Once a visit or a session has taken place, you see here what each week earned.',
        }
      }
    >
      {({ weeks: shown, currency }) => {
        const all = totalOfWeeks(shown)
        const money = (cents: number) => formatMoney(cents)
        return (
          <Stack gap={6}>
            <Cluster>
              <Button
                icon={Download}
                isPending={exporting.isPending}
                pendingLabel="Exporting"
                onPress={() => exporting.start({ serviceAreaId, ...query })}
              >
                Export the weeks to Excel
              </Button>
            </Cluster>
            <ExportState exporting={exporting} content={formatCount(shown.length, 'week')} />
            {all.visitsDone + all.visitsCancelled + all.visitsIncomplete > 0 && <VisitWeeks weeks={shown} all={all} />}
            {all.sessionCount > 0 && (
              <WeekPart
                title="Sessions, week by week"
                text={`${percentText(all.spacesTaken, all.spaces)} of ${all.spaces} spaces were filled.`}
                weeks={shown}
                series={[
                  { name: 'Filled', fill: 'support', amountOf: ({ spacesTaken }) => spacesTaken },
                  {
                    name: 'Free',
                    fill: 'hatch',
                    amountOf: ({ spaces, spacesTaken }) => Math.max(0, spaces - spacesTaken),
                  },
                ]}
                textOf={({ spacesTaken, spaces }) => percentText(spacesTaken, spaces)}
                columns={[
                  { id: 'filled', header: 'Filled', cell: (one) => one.spacesTaken },
                  { id: 'spaces', header: 'Spaces', cell: (one) => one.spaces },
                  { id: 'missed', header: 'Did not come', cell: (one) => one.noShowCount },
                ]}
              />
            )}
            {(all.incomeCents > 0 || all.refundedCents > 0) && (
              <WeekPart
                title="Income, week by week"
                text={`In ${currency}, with GST where you charge it, before fees. “Kept” is what remains after refunds.`}
                weeks={shown}
                series={[
                  { name: 'Kept', fill: 'solid', amountOf: ({ keptCents }) => Math.max(0, keptCents) },
                  { name: 'Paid back', fill: 'dots', amountOf: ({ refundedCents }) => refundedCents },
                ]}
                textOf={({ keptCents }) => `$${Math.round(keptCents / 100)}`}
                columns={[
                  { id: 'paid', header: 'Paid', cell: (one) => money(one.incomeCents) },
                  { id: 'back', header: 'Paid back', cell: (one) => money(one.refundedCents) },
                  { id: 'kept', header: 'Kept', cell: (one) => money(one.keptCents) },
                ]}
              />
            )}
          </Stack>
        )
      }}
    </Loaded>
  )
}

function VisitWeeks({ weeks, all }: { readonly weeks: readonly WeekInsight[]; readonly all: WeekInsight }) {
  return (
    <WeekPart
      title="Visits, week by week"
      text={`${formatCount(all.visitsDone, 'visit')} done in ${hoursOf(all)} hours, ${all.visitsCancelled} cancelled.`}
      weeks={weeks}
      series={[
        { name: 'Done', fill: 'solid', amountOf: ({ visitsDone }) => visitsDone },
        { name: 'Cancelled', fill: 'hatch', amountOf: ({ visitsCancelled }) => visitsCancelled },
        { name: 'Nobody was free', fill: 'dots', amountOf: ({ visitsIncomplete }) => visitsIncomplete },
      ]}
      textOf={({ visitsDone }) => String(visitsDone)}
      columns={[
        { id: 'done', header: 'Done', cell: (one) => one.visitsDone },
        { id: 'cancelled', header: 'Cancelled', cell: (one) => one.visitsCancelled },
        { id: 'nobody', header: 'Nobody free', cell: (one) => one.visitsIncomplete },
        { id: 'hours', header: 'Hours', cell: hoursOf },
      ]}
    />
  )
}

function isNothing(weeks: readonly WeekInsight[]): boolean {
  const all = totalOfWeeks(weeks)
  return all.visitsDone + all.visitsCancelled + all.visitsIncomplete + all.sessionCount === 0
}
