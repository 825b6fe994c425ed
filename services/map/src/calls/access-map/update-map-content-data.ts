import type { accessMap } from '@waymark/contracts/access-map'
import type { AccountId } from '@waymark/domain/ids'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { type MapSources, sourcesOf } from '../../db/access-map-places.ts'
import { type MapRow, namesOfNetworks, namesOfSources } from '../../db/access-maps.ts'
import { type FirstView, findFirstView, isSameView, isUnchosen } from '../../db/first-view.ts'
import { keepLocationImage } from '../../location-image/keep-location-image.ts'
import { changeMap, editedMap } from './change-map.ts'
import { draftsOf } from './drafts-of.ts'
import { statusAfterSave } from './status-after-save.ts'

export const updateMapContentData: Handler<Context, typeof accessMap.updateMapContentData> = async (
  { accessMapId, version, intro, filterOptionIds, firstView, ...wanted },
  { context, caller },
) => {
  const before = await editedMap(context, caller, { accessMapId, version })
  if ('answerKind' in before) return before
  const sources = {
    ...wanted,
    accountIds: [...new Set(wanted.accountIds)],
    badgePartnerIds: [...new Set(wanted.badgePartnerIds)],
  }
  const [accounts, networks] = await Promise.all([
    namesOfSources(context.reads, sources.accountIds, draftsOf(caller)),
    namesOfNetworks(context.reads, sources.badgePartnerIds),
  ])
  if (accounts.length < sources.accountIds.length || networks.length < sources.badgePartnerIds.length)
    return refuse('NoSuchSource')
  const view = await viewToSave(context, before, before.account_id ?? caller.accountId, sources, {
    lat: firstView.latitude,
    lng: firstView.longitude,
    zoom: firstView.zoom,
  })
  const isDrawn = before.edition.is_location_image_drawn
  return changeMap(
    context,
    before,
    { accessMapId, version, caller, action: 'update-map-content-data' },
    {
      map: { status: statusAfterSave(before.status) },
      draft: {
        ...view,
        intro,
        account_ids: sources.accountIds,
        badge_partner_ids: sources.badgePartnerIds,
        towns: JSON.stringify(sources.towns),
        filter_option_ids: filterOptionIds,
        place_name: firstView.placeName,
        is_list_shown: firstView.isListShown,
        is_open_now: firstView.isOpenNow,
        are_activities_shown: firstView.areActivitiesShown,
        ...(isDrawn && { location_image_key: await keepLocationImage(context, { ...sources, ...view }) }),
      },
    },
  )
}

/** The first view follows the places of a map until somebody chooses another. */
async function viewToSave(
  { reads }: Context,
  { edition }: MapRow,
  accountId: AccountId,
  sources: MapSources,
  asked: FirstView,
): Promise<FirstView> {
  const isLeft = isSameView(asked, edition) && (await isUnchosen(reads, accountId, sourcesOf(edition), edition))
  if (!isLeft) return asked
  const { lat, lng, zoom } = await findFirstView(reads, accountId, sources)
  return { lat, lng, zoom }
}
