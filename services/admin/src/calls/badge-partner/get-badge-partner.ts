import type { badgePartner } from '@waymark/contracts/badge-partner'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { badgePartnerAnswer } from '../../answers/badge-partner.ts'
import type { Context } from '../../context.ts'
import { findBadgePartner } from '../../db/badge-partners.ts'

export const getBadgePartner: Handler<Context, typeof badgePartner.getBadgePartner> = async ({ id }, { context }) => {
  const found = await findBadgePartner(context.reads, id)
  return found ? badgePartnerAnswer(context.reads, found) : notFound()
}
