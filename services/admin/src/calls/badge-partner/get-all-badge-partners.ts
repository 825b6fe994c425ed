import type { badgePartner } from '@waymark/contracts/badge-partner'
import type { Handler } from '@waymark/service-kit/implement'
import { logoAnswer } from '../../answers/badge-partner.ts'
import type { Context } from '../../context.ts'
import { listBadgePartners } from '../../db/badge-partners.ts'

export const getAllBadgePartners: Handler<Context, typeof badgePartner.getAllBadgePartners> = async (
  input,
  { context },
) => {
  const { rows, totalCount } = await listBadgePartners(context.reads, input)
  const items = rows.map((row) => ({
    badgePartnerId: row.id,
    name: row.name,
    website: row.website,
    logo: logoAnswer(row),
    isActive: row.is_active,
    venueCount: row.venue_count ?? 0,
  }))
  return { items, totalCount, pageNumber: input.pageNumber, pageSize: input.pageSize }
}
