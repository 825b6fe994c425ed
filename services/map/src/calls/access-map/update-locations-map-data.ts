import type { accessMap } from '@waymark/contracts/access-map'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { accessOptions } from '@waymark/domain/access-fit/options'
import type { PersonCaller } from '@waymark/service-kit/caller'
import type { Handler } from '@waymark/service-kit/implement'
import { keepPicture } from '@waymark/service-kit/keep-picture'
import type { Upload } from '@waymark/service-kit/read-form'
import { invalid, refuseAt } from '@waymark/service-kit/refusal'
import { draftAnswer } from '../../answers/access-map-answer.ts'
import type { Context } from '../../context.ts'
import { sourcesOf } from '../../db/access-map-places.ts'
import type { MapEdition } from '../../db/access-maps.ts'
import { findFirstView } from '../../db/first-view.ts'
import { findAddedMap, insertMap, isSlugTaken, isSlugViolation } from '../../db/write-access-map.ts'
import { keepLocationImage } from '../../location-image/keep-location-image.ts'
import { audited } from './audited.ts'
import { changeMap, editedMap } from './change-map.ts'
import { draftsOf } from './drafts-of.ts'
import { statusAfterSave } from './status-after-save.ts'

type Input = ParsedInputOf<typeof accessMap.updateLocationsMapData>

interface Uploads {
  readonly logo: readonly Upload[]
  readonly locationImage: readonly Upload[]
}

type Pictures = Pick<
  MapEdition,
  'logo_key' | 'small_logo_key' | 'location_image_key' | 'is_location_image_drawn' | 'location_image_alt'
>

const noPictures: Pictures = {
  logo_key: null,
  small_logo_key: null,
  location_image_key: null,
  is_location_image_drawn: true,
  location_image_alt: '',
}

/** The filters that most people look for first. */
const usualFilters = ['stepFreeEntrance', 'accessibleToilet', 'hearingLoop', 'mobilityParking', 'quietHour']
const usualFilterIds = usualFilters.flatMap((key) => accessOptions.find((option) => option.key === key)?.id ?? [])

export const updateLocationsMapData: Handler<Context, typeof accessMap.updateLocationsMapData> = async (
  input,
  { context, caller, files, idempotencyKey },
) => {
  if (await isSlugTaken(context.reads, input.slug, input.accessMapId)) {
    const isRetried = input.accessMapId === undefined && idempotencyKey !== undefined
    if (!isRetried) return refuseAt('slug', 'AddressTaken')
  }
  try {
    return input.accessMapId === undefined
      ? await addMap(context, caller, input, files, idempotencyKey)
      : await changeData(context, caller, { ...input, accessMapId: input.accessMapId }, files)
  } catch (error) {
    if (isSlugViolation(error)) return refuseAt('slug', 'AddressTaken')
    throw error
  }
}

async function addMap(
  context: Context,
  caller: PersonCaller,
  input: Input,
  files: Uploads,
  idempotencyKey: string | undefined,
) {
  const accountId = draftsOf(caller)
  const sources = { account_ids: accountId === null ? [] : [accountId], badge_partner_ids: [], towns: [] }
  const content = { ...(await findFirstView(context.reads, caller.accountId, sourcesOf(sources))), ...sources }
  const pictures = await savedPictures(context, input, files, noPictures)
  if (!pictures) return describeFirst()
  const onceKey = idempotencyKey === undefined ? null : `${caller.userProfileId} ${idempotencyKey}`
  const draft = {
    ...content,
    towns: JSON.stringify(content.towns),
    title: input.title,
    filter_option_ids: usualFilterIds,
    ...(await withDrawnImage(context, pictures, content)),
  }
  const at = context.now()
  return context.db.transaction().execute(async (trx) => {
    const map = { accountId, slug: input.slug, changedBy: caller.userProfileId, changedAt: at, onceKey, draft }
    const added = await insertMap(trx, map)
    if (!added) return draftAnswer(trx, await findAddedMap(trx, onceKey))
    await audited(trx, caller, { action: 'add-access-map', before: null, after: added, at })
    return draftAnswer(trx, added)
  })
}

async function changeData(
  context: Context,
  caller: PersonCaller,
  input: Input & { accessMapId: NonNullable<Input['accessMapId']> },
  files: Uploads,
) {
  const wanted = { accessMapId: input.accessMapId, version: input.version ?? 0 }
  const before = await editedMap(context, caller, wanted)
  if ('answerKind' in before) return before
  if (input.slug !== before.slug && before.published_at !== null) return refuseAt('slug', 'AddressIsPublic')
  const pictures = await savedPictures(context, input, files, before.edition)
  if (!pictures) return describeFirst()
  return changeMap(
    context,
    before,
    { ...wanted, caller, action: 'update-locations-map-data' },
    {
      map: { slug: input.slug, status: statusAfterSave(before.status) },
      draft: { title: input.title, ...(await withDrawnImage(context, pictures, before.edition)) },
    },
  )
}

const describeFirst = () => invalid({ locationImageAlt: 'Say what the picture shows, for people who cannot see it.' })

/** The pictures after a save; undefined when a location image has no words. */
async function savedPictures(
  { files: store }: Context,
  input: Input,
  { logo: [logo], locationImage: [image] }: Uploads,
  before: Pictures,
): Promise<Pictures | undefined> {
  const keptImageKey = before.is_location_image_drawn || input.isLocationImageDeleted ? null : before.location_image_key
  const isDrawn = !image && keptImageKey === null
  if (!isDrawn && input.locationImageAlt === '') return undefined
  const [logoKey, smallLogoKey] = logo
    ? await Promise.all([keepPicture(store, logo, 'bigLogo'), keepPicture(store, logo, 'logo')])
    : input.isLogoDeleted
      ? [null, null]
      : [before.logo_key, before.small_logo_key]
  return {
    logo_key: logoKey,
    small_logo_key: smallLogoKey,
    location_image_key: image ? await keepPicture(store, image, 'locationMap') : keptImageKey,
    is_location_image_drawn: isDrawn,
    location_image_alt: isDrawn ? '' : input.locationImageAlt,
  }
}

async function withDrawnImage(
  context: Context,
  pictures: Pictures,
  view: Parameters<typeof sourcesOf>[0] & Pick<MapEdition, 'lat' | 'lng' | 'zoom'>,
): Promise<Pictures> {
  if (!pictures.is_location_image_drawn) return pictures
  const { lat, lng, zoom } = view
  return { ...pictures, location_image_key: await keepLocationImage(context, { ...sourcesOf(view), lat, lng, zoom }) }
}
