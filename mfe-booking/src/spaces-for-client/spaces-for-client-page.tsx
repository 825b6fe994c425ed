import { activityBooking } from '@waymark/contracts/activity-booking'
import { activitySession } from '@waymark/contracts/activity-session'
import { sessionPath } from '@waymark/domain/booking/booking-path'
import { closedDayText } from '@waymark/domain/texts'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { notThere } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { formatRange } from '@waymark/web-kit/format'
import { useNavigate, useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { ChooseClient } from '../book-for-client/choose-client.tsx'
import { readClientQuery, spacesForClientHref } from '../book-for-client/client-query.ts'
import type { AskedActivity } from '../new-activity-booking/asked-activity.ts'
import { wallNow } from '../time/wall-now.ts'
import { SpacesForClientForm } from './spaces-for-client-form.tsx'

/** A manager books spaces of a session for a client who rings up: who it is, then who comes. */
export function SpacesForClientPage() {
  const [query] = useSearchParams()
  const { activitySessionId = 0, clientUserProfileId = 0 } = readClientQuery(query)
  const found = useCall(
    activityBooking.getActivityForNewBooking,
    { activitySessionId },
    { enabled: activitySessionId > 0 },
  )
  const client = useCall(
    activitySession.getClientForActivityBooking,
    { activitySessionId, clientUserProfileId },
    { enabled: activitySessionId > 0 && clientUserProfileId > 0 },
  )
  const navigate = useNavigate()
  const isChosen = clientUserProfileId > 0
  const name = client.data && `${client.data.firstName} ${client.data.lastName}`
  const backHref = sessionPath(activitySessionId)
  const page = usePage(isChosen && name ? `Book for ${name}` : 'Add a person', {
    part: String(clientUserProfileId),
    above: found.data ? [{ title: found.data.title, path: backHref }] : [],
  })
  return (
    <Page>
      <PageHeading
        page={page}
        lead={found.data && leadOf(found.data, isChosen ? client.data?.phone : undefined)}
        {...(activitySessionId > 0 ? { back: { href: backHref, label: 'Who comes' } } : {})}
      />
      <Loaded
        of={activitySessionId > 0 ? found : notThere}
        what="the session"
        shape="form"
        count={3}
        missing={{ title: 'We could not find this session', next: 'It may belong to another location.' }}
      >
        {(activity) => (
          <BookableSession activity={activity}>
            {(session) =>
              isChosen ? (
                <Loaded
                  of={client}
                  what="the client"
                  shape="form"
                  count={3}
                  actions={
                    <LinkButton href={spacesForClientHref({ activitySessionId })}>Choose another client</LinkButton>
                  }
                >
                  {(known) => (
                    <SpacesForClientForm
                      key={clientUserProfileId}
                      activity={activity}
                      session={session}
                      client={{ ...known, clientUserProfileId }}
                      onBooked={() => void navigate(backHref, { replace: true })}
                    />
                  )}
                </Loaded>
              ) : (
                <ChooseClient
                  serviceAreaId={activity.serviceAreaId}
                  onChosen={(id) => void navigate(spacesForClientHref({ activitySessionId, clientUserProfileId: id }))}
                />
              )
            }
          </BookableSession>
        )}
      </Loaded>
    </Page>
  )
}

interface BookableSessionProps {
  readonly activity: AskedActivity
  readonly children: (session: AskedActivity['sessions'][number]) => React.ReactNode
}

/** The session while spaces of it can be booked, otherwise why not. */
function BookableSession({ activity, children }: BookableSessionProps) {
  const [session] = activity.sessions
  if (session?.status !== 'Active' || session.startDateTime <= wallNow(session.timeZone, Date.now()))
    return (
      <ErrorState
        title={session?.status === 'Cancelled' ? 'This session is cancelled' : 'This session cannot be booked any more'}
        next="Whoever comes to a session that has begun is added at the door, on its page."
      />
    )
  if (session.closedFor !== null)
    return (
      <ErrorState
        title={closedDayText(session.closedFor)}
        next="Nobody can be booked until the day is open again."
        actions={<LinkButton href="/service-area/closed-days">See the closed days</LinkButton>}
      />
    )
  if (session.spacesLeft === 0)
    return (
      <ErrorState
        title="This session is full"
        next="Give it more spaces first, or choose another session."
        actions={
          <LinkButton href={`${sessionPath(session.activitySessionId)}?tab=details`}>Change its spaces</LinkButton>
        }
      />
    )
  return children(session)
}

function leadOf({ title, sessions: [session] }: AskedActivity, phone: string | null | undefined): string {
  const when = session
    ? `, ${formatRange(session.startDateTime, session.endDateTime, namedZone(session.timeZone))}`
    : ''
  return `${title}${when}.${phone ? ` Reached on ${phone}.` : ''}`
}
