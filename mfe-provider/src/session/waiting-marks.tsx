import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { useAppStore } from '@waymark/web-kit/store'
import { useState } from 'react'
import { sessionHref } from '../activities/activity-paths.ts'
import { marksText, sessionsWithMarks } from './mark-queue.ts'
import { useCheckIn } from './use-check-in.ts'

/** Sends the check-ins that an earlier visit left on this device, and says which sessions they are of while they wait. */
export function WaitingMarks() {
  const userProfileId = useAppStore(({ user }) => user?.userProfileId ?? 0)
  const [sessionIds] = useState(() => sessionsWithMarks(userProfileId))
  return sessionIds.map((activitySessionId) => (
    <MarksOfSession key={activitySessionId} activitySessionId={activitySessionId} />
  ))
}

function MarksOfSession({ activitySessionId }: { readonly activitySessionId: number }) {
  const { waiting, errors } = useCheckIn(activitySessionId)
  if (waiting.length === 0 && errors.length === 0) return null
  const isOne = waiting.length === 1
  return (
    <Notice
      tone="warning"
      title={errors.length > 0 ? 'Not checked in.' : 'Some check-ins are not sent yet.'}
      isLive
      actions={<LinkButton href={sessionHref(activitySessionId)}>Open the session</LinkButton>}
    >
      {errors.join(' ')}
      {waiting.length > 0 &&
        ` ${marksText(waiting)} ${isOne ? 'waits' : 'wait'} on this device and ${isOne ? 'goes out by itself' : 'go out by themselves'}.`}
    </Notice>
  )
}
