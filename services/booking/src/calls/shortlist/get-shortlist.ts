import type { shortlist } from '@waymark/contracts/shortlist'
import { venueTypeName } from '@waymark/domain/catalogue/venue-types'
import { fileAddress } from '@waymark/service-kit/file-address'
import type { Handler } from '@waymark/service-kit/implement'
import { ratingOf } from '../../answers/rating.ts'
import type { Context } from '../../context.ts'
import { listShortlist } from '../../db/shortlists.ts'

export const getShortlist: Handler<Context, typeof shortlist.getShortlist> = async (_input, { context, caller }) => {
  const rows = await listShortlist(context.reads, caller.userProfileId)
  return {
    serviceAreaIds: rows.filter((row) => row.is_active).map((row) => row.id),
    entries: rows.map((row) => ({
      serviceAreaId: row.id,
      serviceAreaName: row.name,
      accountName: row.account_name,
      accountLogo: fileAddress(row.logo_key),
      banner: row.banner_key === null ? null : { url: fileAddress(row.banner_key), alt: row.banner_alt ?? '' },
      suburb: row.suburb,
      venueTypeName: venueTypeName(row.venue_type_id),
      serviceCount: row.service_count,
      state: stateOf(row),
      note: row.note,
      rating: ratingOf(row.average, row.rating_count),
    })),
  }
}

function stateOf(row: { readonly is_active: boolean; readonly is_private: boolean }): 'open' | 'private' | 'closed' {
  if (!row.is_active) return 'closed'
  return row.is_private ? 'private' : 'open'
}
