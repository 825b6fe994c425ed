import type { badgePartner } from '@waymark/contracts/badge-partner'
import type { Handler } from '@waymark/service-kit/implement'
import { keepPicture } from '@waymark/service-kit/keep-picture'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { badgePartnerAnswer } from '../../answers/badge-partner.ts'
import type { Context } from '../../context.ts'
import {
  type BadgePartnerRow,
  findAddedBadgePartner,
  insertBadgePartner,
  lockBadgePartner,
  updateBadgePartner,
} from '../../db/badge-partners.ts'
import { audited } from './audited.ts'

export const updateBadgePartnerData: Handler<Context, typeof badgePartner.updateBadgePartnerData> = async (
  input,
  { context, caller, files, idempotencyKey },
) => {
  const [upload] = files.logo
  const newLogoKey = upload && (await keepPicture(context.files, upload, 'bigLogo'))
  const { badgePartnerId, name, isActive, isLogoDeleted } = input
  const data = { name, website: input.website === '' ? null : input.website, is_active: isActive }
  const actor = { adminUserProfileId: caller.userProfileId, at: context.now() }
  return context.db.transaction().execute(async (trx) => {
    if (badgePartnerId === undefined) {
      const onceKey = idempotencyKey === undefined ? null : `${caller.userProfileId} ${idempotencyKey}`
      const added = await insertBadgePartner(trx, { ...data, logo_key: newLogoKey ?? null, once_key: onceKey })
      if (!added) return badgePartnerAnswer(trx, await findAddedBadgePartner(trx, onceKey))
      await audited(trx, {
        ...actor,
        action: 'add-badge-partner',
        badgePartnerId: added.id,
        before: null,
        after: { ...factsOf(added), logo: logoChange(null, added.logo_key) },
        version: added.version,
      })
      return badgePartnerAnswer(trx, added)
    }
    const before = await lockBadgePartner(trx, badgePartnerId)
    if (!before) return notFound()
    if (before.version !== input.version) return refuse('ChangedMeanwhile')
    const logoKey = newLogoKey ?? (isLogoDeleted ? null : before.logo_key)
    const after = await updateBadgePartner(trx, before.id, { ...data, logo_key: logoKey })
    await audited(trx, {
      ...actor,
      action: 'update-badge-partner-data',
      badgePartnerId,
      before: factsOf(before),
      after: { ...factsOf(after), logo: logoChange(before.logo_key, after.logo_key) },
      version: after.version,
    })
    return badgePartnerAnswer(trx, after)
  })
}

function factsOf({ name, website, is_active: isActive, logo_key: logoKey }: BadgePartnerRow) {
  return { name, website, isActive, logoKey }
}

/** What became of the logo, in words of the trail: a key says nothing to its readers. */
function logoChange(before: string | null, after: string | null): string | undefined {
  if (before === after) return undefined
  if (after === null) return 'Removed'
  return before === null ? 'Added' : 'Replaced'
}
