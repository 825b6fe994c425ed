import { activitySession } from '@waymark/contracts/activity-session'
import { sessionState } from '@waymark/domain/activity/session-state'
import { Avatar } from '@waymark/ui/avatar'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { DescriptionList } from '@waymark/ui/description-list'
import { LinkButton } from '@waymark/ui/link-button'
import { SeatBar } from '@waymark/ui/seat-bar'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { StatusBadge } from '@waymark/ui/status-badge'
import { useRefresh, useSend } from '@waymark/web-kit/use-send'
import CircleCheck from 'lucide-react/icons/circle-check'
import CopyPlus from 'lucide-react/icons/copy-plus'
import UserPlus from 'lucide-react/icons/user-plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { newSessionsHref, sessionsHref } from '../activities/activity-paths.ts'
import { priceText } from '../activities/price-text.ts'
import { StaffDialog } from '../activity/staff-dialog.tsx'
import { fullName } from '../scheduling/staff-words.ts'
import { SessionStatusDialog, type SessionWish } from '../sessions/session-status-dialog.tsx'
import { sessionName, stockTaken } from '../sessions/session-words.ts'
import type { SessionDetail } from './session-detail.ts'
import { SessionForm } from './session-form.tsx'
import styles from './who-comes.module.css'

/** A session itself: what it has, who runs it, and its changes for those who manage it. */
export function SessionDetails({ session }: { readonly session: SessionDetail }) {
  const {
    activityId,
    isOfAmenity,
    activitySessionId,
    activityTitle,
    mayEdit,
    status,
    spacesTaken,
    spacesHeld,
    spacesOffered,
    maxSpaces,
  } = session
  const [asked, setAsked] = useState<SessionWish['kind'] | null>(null)
  const isOpen = status === 'Draft' || status === 'Active'
  const state = sessionState(session, Date.now())
  return (
    <Stack gap={8}>
      <DescriptionList
        items={[
          {
            term: 'Status',
            detail: (
              <Cluster gap={2}>
                <StatusBadge status={state.status} />
                {state.detail}
              </Cluster>
            ),
          },
          {
            term: 'Spaces',
            detail: <SeatBar taken={spacesTaken} held={spacesHeld} offered={spacesOffered} total={maxSpaces} />,
          },
          {
            term: 'Access places',
            detail:
              stockTaken(session)
                .map(({ text, noun }) => `${text} ${noun}`)
                .join(', ') || 'None',
          },
          { term: 'Price', detail: priceText(session) },
          ...(session.note === '' ? [] : [{ term: 'Note', detail: session.note }]),
          ...(session.cancelReason === null ? [] : [{ term: 'Why it is cancelled', detail: session.cancelReason }]),
        ]}
      />
      <SessionStaff session={session} />
      {mayEdit && (
        <>
          <Cluster>
            {status === 'Draft' && (
              <Button icon={CircleCheck} onPress={() => setAsked('publish')}>
                Open for booking
              </Button>
            )}
            <LinkButton icon={CopyPlus} href={newSessionsHref(activityId, activitySessionId)}>
              Copy to other dates
            </LinkButton>
            <LinkButton href={sessionsHref(activityId, isOfAmenity)} hasName>
              All sessions of {activityTitle}
            </LinkButton>
            {isOpen && (
              <Button variant="dangerQuiet" icon={X} onPress={() => setAsked('cancel')}>
                Cancel session
              </Button>
            )}
          </Cluster>
          {isOpen && (
            <Section
              title="Change this session"
              hint={
                session.bookingCount === 0
                  ? `The ${isOfAmenity ? 'amenity' : 'activity'} stays as it is.`
                  : `The ${isOfAmenity ? 'amenity' : 'activity'} stays as it is. Everybody who has booked is told of another time.`
              }
            >
              <SessionForm session={session} />
            </Section>
          )}
        </>
      )}
      {asked && <SessionStatusDialog wish={{ kind: asked, row: session }} onClose={() => setAsked(null)} />}
    </Stack>
  )
}

const oneOfSeveral = { quiet: true, refresh: 'byScreen' } as const

function SessionStaff({ session }: { readonly session: SessionDetail }) {
  const { activitySessionId, serviceAreaId, staff, mayEdit, status } = session
  const [isChanging, setChanging] = useState(false)
  const add = useSend(activitySession.addActivitySessionStaffAssignment, oneOfSeveral)
  const remove = useSend(activitySession.deleteActivitySessionStaffAssignment, oneOfSeveral)
  const refresh = useRefresh()
  return (
    <Section title="Who runs it">
      {staff.length === 0 ? (
        <p>{status === 'Draft' || status === 'Active' ? 'Nobody yet.' : 'Nobody.'}</p>
      ) : (
        <ul className={styles.team}>
          {staff.map((person) => (
            <li key={person.userProfileId}>
              <Avatar name={fullName(person)} />
              {fullName(person)}
            </li>
          ))}
        </ul>
      )}
      {mayEdit && status !== 'Cancelled' && (
        <div>
          <Button icon={UserPlus} onPress={() => setChanging(true)}>
            Change staff
          </Button>
        </div>
      )}
      {isChanging && (
        <StaffDialog
          title={`Who runs ${sessionName(session)}?`}
          consequence="Only this session changes. Whom you take off becomes free for other bookings."
          serviceAreaId={serviceAreaId}
          staff={staff}
          add={(userProfileId) => add.mutateAsync({ input: { activitySessionId, userProfileId } })}
          remove={(userProfileId) => remove.mutateAsync({ input: { activitySessionId, userProfileId } })}
          onSent={() =>
            refresh(
              activitySession.addActivitySessionStaffAssignment,
              activitySession.deleteActivitySessionStaffAssignment,
            )
          }
          onClose={() => setChanging(false)}
        />
      )}
    </Section>
  )
}
