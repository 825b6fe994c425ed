import { audit } from '@waymark/contracts/audit'
import type { OutputOf } from '@waymark/contracts/define-call'
import { actionLabel, auditTimeZone, changedFacts } from '@waymark/domain/audit-words'
import { Button } from '@waymark/ui/button'
import { DescriptionList } from '@waymark/ui/description-list'
import { Loaded } from '@waymark/ui/loaded'
import { formatInstant } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { useState } from 'react'
import type { AuditEntry } from './audit-query.ts'
import css from './audit-trail.module.css'

/** Whose trail: a person, an organisation, a booking, or several of them together. */
export interface TrailAbout {
  readonly userProfileId?: number
  readonly accountId?: number
  readonly bookingId?: number
}

const pageSize = 10
/** An action is in the trail a moment after it is done. */
const trailRefetchMs = 3000

/** What administrators did, the newest first, ten at a time. */
export function TrailList({ about, empty }: { readonly about: TrailAbout; readonly empty: string }) {
  const [page, setPage] = useState(1)
  const found = useCall(
    audit.getAuditTrail,
    { ...about, pageNumber: page, pageSize },
    { staleMs: 0, refetchMs: trailRefetchMs, keepPrevious: true },
  )
  return (
    <Loaded of={found} what="the trail" shape="cards" count={2} headingLevel={3}>
      {(answer) =>
        answer.totalCount === 0 ? (
          <p className={css.plain}>{empty}</p>
        ) : (
          <TrailPage answer={answer} page={page} onPage={setPage} />
        )
      }
    </Loaded>
  )
}

interface TrailPageProps {
  readonly answer: OutputOf<typeof audit.getAuditTrail>
  readonly page: number
  readonly onPage: (page: number) => void
}

function TrailPage({ answer: { items, totalCount }, page, onPage }: TrailPageProps) {
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
            onPress={() => onPage(page - 1)}
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
            onPress={() => onPage(page + 1)}
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
        {formatInstant(entry.at, auditTimeZone)}, by {entry.adminName}
      </span>
      {facts.length > 0 && <DescriptionList items={facts} />}
    </li>
  )
}
