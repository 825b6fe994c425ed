import type { shortlist } from '@waymark/contracts/shortlist'
import type { AccessFact } from '@waymark/domain/access-fit/fit'
import { isMobileService, venueTypeName } from '@waymark/domain/catalogue/venue-types'
import { fileAddress } from '@waymark/service-kit/file-address'
import type { Handler } from '@waymark/service-kit/implement'
import { fitAnswer, fitOf, needsAtHome } from '../../answers/access-fit.ts'
import { commonFacts, factsAnswer } from '../../answers/facts-to-show.ts'
import { ratingOf } from '../../answers/rating.ts'
import type { Context } from '../../context.ts'
import { listAccessFacts } from '../../db/access-facts.ts'
import { listNeeds } from '../../db/clients.ts'
import { listOptionsOutNow } from '../../db/outages.ts'
import { listShortlist } from '../../db/shortlists.ts'

/** As many as a card has room for. */
const shownFacts = 3

export const getShortlist: Handler<Context, typeof shortlist.getShortlist> = async (_input, { context, caller }) => {
  const { reads } = context
  const [rows, needs] = await Promise.all([
    listShortlist(reads, caller.userProfileId),
    listNeeds(reads, caller.userProfileId),
  ])
  const open = rows.filter((row) => row.is_active).map(({ id }) => id)
  const [known, outOptions] = await Promise.all([
    listAccessFacts(reads, open),
    listOptionsOutNow(reads, open, context.now()),
  ])
  return {
    serviceAreaIds: open,
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
      ...accessOf(row, needs, known.get(row.id), outOptions.get(row.id)),
    })),
  }
}

interface Place {
  readonly is_active: boolean
  readonly venue_type_id: number
}

/** How a place fits, and what is known of it that matters to this person; nobody meets the building of a mobile service. */
function accessOf(
  row: Place,
  needs: Awaited<ReturnType<typeof listNeeds>>,
  facts: readonly AccessFact[] = [],
  outOptionIds: readonly number[] = [],
) {
  const isMobile = isMobileService(row.venue_type_id)
  const own = isMobile ? needsAtHome(needs) : needs
  const ownIds = new Set(own.map(({ accessibilityOptionId }) => accessibilityOptionId))
  const asked = needs.length > 0 ? facts.filter(({ optionId }) => ownIds.has(optionId)) : commonFacts(facts, shownFacts)
  return {
    isMobile,
    fit: row.is_active ? fitAnswer(fitOf(own, facts, outOptionIds)) : [],
    outOptionIds: [...outOptionIds],
    facts: factsAnswer(isMobile && needs.length === 0 ? [] : asked),
  }
}

function stateOf(row: { readonly is_active: boolean; readonly is_private: boolean }): 'open' | 'private' | 'closed' {
  if (!row.is_active) return 'closed'
  return row.is_private ? 'private' : 'open'
}
