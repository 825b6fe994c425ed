import type { badgePartner } from '@waymark/contracts/badge-partner'
import type { OutputOf } from '@waymark/contracts/define-call'

export type Partner = OutputOf<typeof badgePartner.getBadgePartner>
export type Venue = Partner['venues'][number]
