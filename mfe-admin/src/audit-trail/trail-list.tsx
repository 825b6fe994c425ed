import { audit } from '@waymark/contracts/audit'
import { Button } from '@waymark/ui/button'
import { DescriptionList } from '@waymark/ui/description-list'
import { Notice } from '@waymark/ui/notice'
import { Skeleton } from '@waymark/ui/skeleton'
import { formatInstant } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { useState } from 'react'
import { type AuditEntry, actionLabel, changedFacts } from './action-labels.ts'
import css from './audit-trail.module.css'

/** Whose trail: a person, an organisation, a booking, or several of them together. */
export interface TrailAbout {
  readonly userProfileId?: number
  readonly accountId?: number
  readonly bookingId?: number
}

const pageSize = 10
/** A deed is in the trail a moment after it is done. */
const trailRefetchMs = 3000

/** What administrators did, the newest first, ten at a time. */
export function TrailList({ about, empty }: { readonly about: TrailAbout; readonly empty: string }) {
  const [page, setPage] = useState(1)
  const found = useCall(
    audit.getAuditTrail,
    { ...about, pageNumber: page, pageSize },
    { staleMs: 0, refetchMs: trailRefetchMs, keepPrevious: true },
  )
  if (found.isPending) return <Skeleton label="Loading what was done" shape="cards" count={2} />
  if (found.isError)
    return (
      <Notice
        tone="danger"
        title="It did not load."
        actions={<Button onPress={() => void found.refetch()}>Try again</Button>}
      >
        {found.error.message}
      </Notice>
    )
  const { items, totalCount } = found.data
  if (totalCount === 0) return <p className={css.plain}>{empty}</p>
  const lastPage = Math.ceil(totalCount / pageSize)
  return (
    <>
      <ol className={css.trail} start={(page - 1) * pageSize + 1}>
        {items.map((entry) => (
          <TrailItem key={entry.auditEntryId} entry={entry} />
        ))}
      </ol>
      {lastPage > 1 && (
        <div className={css.pages}>
          <Button
            size="small"
            disabledReason={page === 1 ? 'These are the newest.' : undefined}
            isReasonHidden
            onPress={() => setPage(page - 1)}
          >
            Newer
          </Button>
          <span role="status">
            Page {page} of {lastPage}
          </span>
          <Button
            size="small"
            disabledReason={page === lastPage ? 'These are the oldest.' : undefined}
            isReasonHidden
            onPress={() => setPage(page + 1)}
          >
            Older
          </Button>
        </div>
      )}
    </>
  )
}

function TrailItem({ entry }: { readonly entry: AuditEntry }) {
  const facts = changedFacts(entry)
  return (
    <li>
      <b>{actionLabel(entry)}</b>
      <span className={css.who}>
        {formatInstant(entry.at)}, by {entry.adminName}
      </span>
      {facts.length > 0 && <DescriptionList items={facts} />}
    </li>
  )
}
