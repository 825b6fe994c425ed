import { activitySession } from '@waymark/contracts/activity-session'
import { limits } from '@waymark/domain/limits'
import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Notice } from '@waymark/ui/notice'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useRefresh, useSend } from '@waymark/web-kit/use-send'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import type { Activity } from '../activity/activity-draft.ts'
import styles from './sessions.module.css'

const [, , , maxPage] = limits.pageSizes

/** Opens all drafts to come of an activity for booking, up to a page of them at once. */
export function PublishDrafts({ saved }: { readonly saved: Activity }) {
  const { activityId, title, status } = saved
  const [isAsking, setAsking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const drafts = useCall(activitySession.getActivitySessionsByActivityId, {
    activityId,
    status: 'Draft',
    pageSize: maxPage,
  })
  const update = useSend(activitySession.updateActivitySession, { quiet: true, refresh: 'byScreen' })
  const refresh = useRefresh()
  const rows = drafts.data?.items ?? []
  if (rows.length === 0) return null

  async function publish() {
    setFault(null)
    let opened = 0
    try {
      for (const { activitySessionId, version } of rows) {
        await update.mutateAsync({ input: { activitySessionId, version, status: 'Active' } })
        opened += 1
      }
      setAsking(false)
      notify(
        'success',
        `${formatCount(opened, 'session')} of ${title} ${opened === 1 ? 'is' : 'are'} open for booking.`,
      )
    } catch (error) {
      const why = error instanceof Error ? error.message : 'Try again.'
      setFault(`${opened} of ${rows.length} are open. The next one is not: ${why}`)
    } finally {
      await refresh(activitySession.updateActivitySession)
    }
  }

  const what = formatCount(rows.length, 'draft')
  return (
    <>
      <Button icon={CircleCheck} onPress={() => setAsking(true)}>
        Publish {what}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Publish ${what} of ${title}?`}
        confirmLabel={`Yes, publish ${what}`}
        cancelLabel={rows.length === 1 ? 'Keep it a draft' : 'Keep them drafts'}
        tone="primary"
        pendingLabel="Publishing"
        onConfirm={publish}
        onCancel={() => setAsking(false)}
      >
        <div className={styles.question}>
          <p>
            {status === 'Active'
              ? 'People can book them at once.'
              : `People can book them once ${title} itself is published.`}
          </p>
          {fault && (
            <Notice tone="danger" isLive>
              {fault}
            </Notice>
          )}
        </div>
      </ConfirmDialog>
    </>
  )
}
