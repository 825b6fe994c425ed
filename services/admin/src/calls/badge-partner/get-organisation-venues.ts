import type { badgePartner } from '@waymark/contracts/badge-partner'
import type { Handler } from '@waymark/service-kit/implement'
import { venueAnswer } from '../../answers/badge-partner.ts'
import type { Context } from '../../context.ts'
import { listVenues } from '../../db/badge-venues.ts'

export const getOrganisationVenues: Handler<Context, typeof badgePartner.getOrganisationVenues> = async (
  input,
  { context },
) => {
  const { rows, totalCount } = await listVenues(context.reads, input)
  return { items: rows.map(venueAnswer), totalCount, pageNumber: input.pageNumber, pageSize: input.pageSize }
}
