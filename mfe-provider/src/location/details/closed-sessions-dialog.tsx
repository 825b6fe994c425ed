import { activitySession } from '@waymark/contracts/activity-session'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Loaded } from '@waymark/ui/loaded'
import { Stack } from '@waymark/ui/stack'
import { TextLink } from '@waymark/ui/text-link'
import type { CallError } from '@waymark/web-kit/call-error'
import { formatWall } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'

const shownAtOnce = 5

interface ClosedSessionsDialogProps {
  readonly serviceAreaId: number
  readonly question: CallError
  readonly onGoOn: () => Promise<void>
  readonly onCancel: () => void
}

/** Asks before hours close days on which sessions are scheduled, and names the next of them. */
export function ClosedSessionsDialog({ serviceAreaId, question, onGoOn, onCancel }: ClosedSessionsDialogProps) {
  const { sessionIds } = question
  return (
    <ConfirmDialog
      isOpen
      size="wide"
      title="Save these hours even though sessions are on days that they close?"
      confirmLabel="Yes, save and keep these sessions"
      cancelLabel="Go back, change nothing"
      onConfirm={onGoOn}
      onCancel={onCancel}
    >
      <Stack gap={3}>
        <p>{question.message}</p>
        {sessionIds.length > 0 && <NextSessions serviceAreaId={serviceAreaId} sessionIds={sessionIds} />}
      </Stack>
    </ConfirmDialog>
  )
}

interface NextSessionsProps {
  readonly serviceAreaId: number
  readonly sessionIds: readonly number[]
}

function NextSessions({ serviceAreaId, sessionIds }: NextSessionsProps) {
  const found = useCall(
    activitySession.getActivitySessionList,
    { serviceAreaId, activitySessionIds: [...sessionIds], pageSize: shownAtOnce },
    { staleMs: 0 },
  )
  return (
    <Loaded of={found} what="the sessions" headingLevel={3}>
      {({ items, totalCount }) => (
        <>
          <ul aria-label="Sessions">
            {items.map(({ activitySessionId, activityTitle, startDateTime }) => (
              <li key={activitySessionId}>
                <TextLink href={`/service-area/activities-events/activity-session/${activitySessionId}`}>
                  {activityTitle}, {formatWall(startDateTime)}
                </TextLink>
              </li>
            ))}
          </ul>
          {totalCount > items.length && (
            <p>
              These are the next {items.length}.{' '}
              <TextLink href="/service-area/activities-events/scheduled-activities">See all sessions</TextLink>
            </p>
          )}
        </>
      )}
    </Loaded>
  )
}
