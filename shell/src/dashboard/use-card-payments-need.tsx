import { activity } from '@waymark/contracts/activity'
import { business } from '@waymark/contracts/business'
import { accessRules } from '@waymark/domain/rights/access-rules'
import { holdsActivityRole } from '@waymark/domain/rights/roles'
import { LinkButton } from '@waymark/ui/link-button'
import { formatMoney } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { useVisitor } from '@waymark/web-kit/who'
import type { NeedsYouItem } from './needs-you.tsx'

/** What an account admin has to do before people can pay at a location by card; empty while nothing is, or nothing costs. */
export function useCardPaymentsNeed(serviceAreaId: number): NeedsYouItem[] {
  const visitor = useVisitor()
  const isAsked = visitor !== null && accessRules.managesAccount(visitor) && holdsActivityRole(visitor.subtype)
  const profile = useCall(business.businessProfile, {}, { enabled: isAsked, ignore401: true })
  const isNotConnected = profile.data?.cardStatus === 'not connected'
  const activities = useCall(
    activity.getActivitiesByServiceAreaId,
    { serviceAreaId },
    { enabled: isAsked && isNotConnected, ignore401: true },
  )
  if (!profile.data) return []
  const { cardStatus, isCardDetailMissing } = profile.data
  if (cardStatus === 'refused')
    return [
      itemOf('triangle', 'Stripe refused card payments', 'You can apply again with other details.', 'Apply again'),
    ]
  if (cardStatus === 'in progress' && isCardDetailMissing)
    return [itemOf('triangle', 'Stripe still needs details from you', 'Then people can pay you by card.', 'Continue')]
  const paid = activities.data?.items.find(({ priceCents }) => priceCents > 0)
  if (!isNotConnected || !paid) return []
  const price = formatMoney(paid.priceCents, paid.currency)
  return [
    itemOf(
      'ring',
      'Nobody can pay you by card yet',
      `A space of ${paid.title} costs ${price}. Connect card payments before you publish it.`,
      'Connect card payments',
    ),
  ]
}

function itemOf(shape: NeedsYouItem['shape'], title: string, text: string, label: string): NeedsYouItem {
  return {
    id: 'card-payments',
    shape,
    title,
    text,
    actions: <LinkButton href="/business/profile">{label}</LinkButton>,
  }
}
