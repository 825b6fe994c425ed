import { activitySession } from '@waymark/contracts/activity-session'
import { listKeptUntil } from '@waymark/domain/activity/check-in'
import { sessionState } from '@waymark/domain/activity/session-state'
import { wallToInstant } from '@waymark/domain/schedule/wall-time'
import { closedDayText } from '@waymark/domain/texts'
import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { notThere } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { StatusBadge } from '@waymark/ui/status-badge'
import { Tabs } from '@waymark/ui/tabs'
import { formatDate, formatTime } from '@waymark/web-kit/format'
import { useParams, useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import Mail from 'lucide-react/icons/mail'
import Printer from 'lucide-react/icons/printer'
import UserPlus from 'lucide-react/icons/user-plus'
import { useEffect, useState } from 'react'
import { activitiesPath, sessionsHref } from '../activities/activity-paths.ts'
import { amenitiesPath } from '../amenities/amenity-paths.ts'
import { keepPageOffline } from './keep-page-offline.ts'
import { MessageDialog } from './message-dialog.tsx'
import type { SessionDetail } from './session-detail.ts'
import { SessionDetails } from './session-details.tsx'
import { SessionTime } from './session-time.tsx'
import { WhoComes } from './who-comes.tsx'
import { withoutConnection } from './without-connection.ts'

const tabs = ['who', 'details'] as const
type SessionTab = (typeof tabs)[number]

/** /service-area/activities-events/activity-session/{id}: who comes to a session, check-in, and its details. */
export function SessionPage() {
  const { id } = useParams()
  const activitySessionId = Number(id)
  const isId = Number.isInteger(activitySessionId) && activitySessionId > 0
  const found = useCall(
    activitySession.getActivitySessionDetail,
    { activitySessionId },
    {
      enabled: isId,
      keptUntilMs: (session) => listKeptUntil(session, new Date()),
    },
  )
  const detail = found.data
  const page = usePage(detail?.activityTitle, detail && placeOf(detail))
  const [isWriting, setWriting] = useState(false)
  const isKept = detail !== undefined && listKeptUntil(detail, new Date()) !== null
  useEffect(() => {
    if (isKept) void keepPageOffline()
  }, [isKept])
  return (
    <Page>
      <PageHeading
        page={page}
        lead={
          detail && (
            <>
              <SessionTime session={detail} /> <StatusBadge status={sessionState(detail, Date.now()).status} />
            </>
          )
        }
        actions={
          detail && (
            <>
              {isBookable(detail) && (
                <LinkButton
                  icon={UserPlus}
                  href={`/activity-booking/for-client?activitySessionId=${detail.activitySessionId}`}
                >
                  Add a person
                </LinkButton>
              )}
              {detail.mayEdit && detail.bookingCount > 0 && (
                <Button icon={Mail} onPress={() => setWriting(true)}>
                  Message to all
                </Button>
              )}
              <Button icon={Printer} onPress={() => print()}>
                Print the list
              </Button>
            </>
          )
        }
        back={backOf(detail)}
      />
      <Loaded
        of={isId ? withoutConnection(found) : notThere}
        what="the session"
        shape="table"
        count={6}
        missing={{
          title: 'This session is not here',
          next: 'It may belong to another location, or somebody else helps with it.',
          actions: <LinkButton href={`${activitiesPath}/scheduled-activities`}>See scheduled activities</LinkButton>,
        }}
      >
        {(session) => (
          <>
            {!session.isPlaceOpen && (
              <Notice tone="warning" title="Nothing new can be booked here">
                The location is inactive, or Waymark has suspended the organisation. What is booked stays booked.
              </Notice>
            )}
            {session.closedFor !== null && isOpenForBooking(session) && (
              <Notice tone="warning" title={closedDayText(session.closedFor)}>
                The location is closed, so that nobody can book this session. What is booked stays, until you move or
                cancel it.
              </Notice>
            )}
            <SessionParts key={session.activitySessionId} session={session} />
          </>
        )}
      </Loaded>
      {detail && isWriting && <MessageDialog session={detail} onClose={() => setWriting(false)} />}
    </Page>
  )
}

/** Spaces can be booked until it begins; whoever comes after that is added at the door. */
function isBookable(session: SessionDetail): boolean {
  return session.mayEdit && session.isPlaceOpen && session.closedFor === null && isOpenForBooking(session)
}

function isOpenForBooking({ status, startDateTime, timeZone }: SessionDetail): boolean {
  const startMs = wallToInstant(timeZone, startDateTime)
  return status === 'Active' && startMs !== null && startMs > Date.now()
}

/** Sessions of amenities are not among the scheduled activities. */
function backOf(session: SessionDetail | undefined) {
  return session?.isOfAmenity
    ? { href: sessionsHref(session.activityId, true), label: `Sessions of ${session.activityTitle}` }
    : { href: `${activitiesPath}/scheduled-activities`, label: 'Scheduled activities' }
}

/** Below its activity, and below the scheduled activities or the amenities. */
function placeOf({ activityId, activityTitle, isOfAmenity, startDateTime }: SessionDetail) {
  const list = isOfAmenity
    ? { title: 'Amenities', path: amenitiesPath }
    : { title: 'Scheduled activities', path: `${activitiesPath}/scheduled-activities` }
  return {
    title: `${formatDate(startDateTime)}, ${formatTime(startDateTime)}`,
    above: [list, { title: activityTitle, path: sessionsHref(activityId, isOfAmenity) }],
  }
}

function SessionParts({ session }: { readonly session: SessionDetail }) {
  const [query, setQuery] = useSearchParams()
  return (
    <Tabs<SessionTab>
      label="Parts of the session"
      value={tabs.find((tab) => tab === query.get('tab')) ?? 'who'}
      onChange={(tab) => setQuery(tab === 'who' ? {} : { tab }, { preventScrollReset: true })}
      tabs={[
        { id: 'who', label: 'Who comes', content: <WhoComes session={session} /> },
        { id: 'details', label: 'Session', content: <SessionDetails session={session} /> },
      ]}
    />
  )
}
