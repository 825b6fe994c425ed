import { texts } from '@waymark/domain/texts'
import { Notice } from '@waymark/ui/notice'
import { useLocation, useNavigationType } from '@waymark/web-kit/router'
import { useEffect, useState } from 'react'
import css from './app-frame.module.css'

/** What the entry of the history says where somebody lands instead of a page that is not for them. */
export interface RefusedVisit {
  readonly refusedPage: string
}

/** Says which page somebody could not open, where they land instead; not when they reload it or come back to it. */
export function RefusedPage() {
  const { state } = useLocation()
  const isArrival = useNavigationType() !== 'POP'
  // A screen reader hears what changes in a region that is there already.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <div role="status" className={css.refused}>
      {isThere && isArrival && isRefusedVisit(state) && (
        <Notice tone="warning" title={`You cannot open “${state.refusedPage}” with this account.`}>
          {texts.noPermission}
        </Notice>
      )}
    </div>
  )
}

function isRefusedVisit(state: unknown): state is RefusedVisit {
  return typeof state === 'object' && state !== null && 'refusedPage' in state && typeof state.refusedPage === 'string'
}
