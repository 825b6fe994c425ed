import type { OutputOf } from '@waymark/contracts/define-call'
import type { shortlist } from '@waymark/contracts/shortlist'

/** A place on the shortlist, as the list returns it. */
export type ShortlistEntry = OutputOf<typeof shortlist.getShortlist>['entries'][number]
