import { activitySession } from '@waymark/contracts/activity-session'
import type { OutputOf } from '@waymark/contracts/define-call'
import { sessionState } from '@waymark/domain/activity/session-state'
import { sessionPath } from '@waymark/domain/booking/booking-path'
import { Loaded } from '@waymark/ui/loaded'
import { RouteDays, RouteEntry } from '@waymark/ui/route-days'
import { SectionHeading } from '@waymark/ui/section-heading'
import { StatusBadge } from '@waymark/ui/status-badge'
import { TextLink } from '@waymark/ui/text-link'
import { formatTime, zonesText } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import css from './dashboard-cards.module.css'

const shownMax = 5

/** The next sessions of a location and how full they are; of Staff, those they help with. */
export function ComingSessions({ serviceAreaId }: { readonly serviceAreaId: number }) {
  const found = useCall(
    activitySession.getActivitySessionList,
    { serviceAreaId, statuses: ['Active'], pageSize: shownMax },
    { ignore401: true },
  )
  const count = found.data?.totalCount ?? 0
  return (
    <section aria-labelledby="coming-sessions" className={css.section}>
      <SectionHeading
        id="coming-sessions"
        actions={
          count > 0 && (
            <TextLink href="/service-area/activities-events/scheduled-activities?status=Active" isStandalone>
              {count === 1 ? 'The next session' : `All ${count} sessions to come`}
            </TextLink>
          )
        }
      >
        Sessions
      </SectionHeading>
      <Loaded of={found} what="the sessions" count={2} headingLevel={3}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={css.soft}>
              No session is open for booking. Sessions that people can book show here, day by day.
            </p>
          ) : (
            <>
              <p className={css.soft}>{zonesText(items)}</p>
              <RouteDays
                days={[...Map.groupBy(items, ({ startDateTime }) => startDateTime.slice(0, 10))].map(
                  ([date, list]) => ({
                    date,
                    children: list.map((session) => (
                      <RouteEntry
                        key={session.activitySessionId}
                        time={formatTime(session.startDateTime)}
                        title={
                          <TextLink href={sessionPath(session.activitySessionId)}>{session.activityTitle}</TextLink>
                        }
                        {...seenAs(session)}
                      />
                    )),
                  }),
                )}
              />
            </>
          )
        }
      </Loaded>
    </section>
  )
}

type Session = OutputOf<typeof activitySession.getActivitySessionList>['items'][number]

/** How full a session is and whether it can be booked, in the words of the list of sessions. */
function seenAs(session: Session) {
  const { status, detail } = sessionState(session, Date.now())
  return {
    detail: `${session.spacesTaken} of ${session.maxSpaces} spaces taken. ${detail}`,
    status: <StatusBadge status={status} />,
  }
}
