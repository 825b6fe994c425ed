import { audit } from '@waymark/contracts/audit'
import { limits } from '@waymark/domain/limits'
import { Button } from '@waymark/ui/button'
import { Disclosure } from '@waymark/ui/disclosure'
import { Loaded } from '@waymark/ui/loaded'
import { formatInstant } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { useState } from 'react'
import css from './access-maps.module.css'
import { changedParts, deedOf } from './history-words.ts'

const [, pageSize] = limits.pageSizes

/** Who changed a map, when, and what in it; read when it is opened. */
export function MapHistory({ accessMapId }: { readonly accessMapId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title="Changes of this map" headingLevel={2} onExpandedChange={setOpen}>
      {isOpen && <Entries accessMapId={accessMapId} />}
    </Disclosure>
  )
}

function Entries({ accessMapId }: { readonly accessMapId: number }) {
  const [pageNumber, setPageNumber] = useState(1)
  const found = useCall(
    audit.getAccessMapHistory,
    { accessMapId, pageNumber, pageSize },
    { staleMs: 0, keepPrevious: true },
  )
  return (
    <Loaded of={found} what="the changes" count={3} headingLevel={3}>
      {({ items, totalCount }) => (
        <>
          <ol className={css.history} aria-label="Changes, the newest first">
            {items.map((entry) => {
              const parts = changedParts(entry)
              return (
                <li key={entry.auditEntryId}>
                  <b>{deedOf(entry.action)}</b>
                  <span className={css.small}>
                    {entry.adminName}, {formatInstant(entry.at)}
                  </span>
                  {parts !== '' && <span>{parts}</span>}
                </li>
              )
            })}
          </ol>
          {totalCount === 0 && <p>No change of this map has been recorded yet.</p>}
          {totalCount > pageNumber * pageSize && (
            <Button onPress={() => setPageNumber(pageNumber + 1)}>Older changes</Button>
          )}
          {pageNumber > 1 && <Button onPress={() => setPageNumber(pageNumber - 1)}>Newer changes</Button>}
        </>
      )}
    </Loaded>
  )
}
