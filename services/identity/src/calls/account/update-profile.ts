import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { listAreasOf } from '../../db/service-areas.ts'
import { updateNames } from '../../db/user-profiles.ts'

export const updateProfile: Handler<Context, typeof account.updateProfile> = async (input, { context, caller }) => {
  const { firstName, lastName, phone, defaultServiceAreaId } = input
  if (defaultServiceAreaId !== undefined && defaultServiceAreaId !== null) {
    const areas = await listAreasOf(context.reads, caller)
    if (!areas.some(({ id }) => id === defaultServiceAreaId)) return notFound()
  }
  const saved = await updateNames(context.db, caller.userProfileId, {
    firstName,
    lastName,
    ...(phone === undefined ? {} : { phone: phone === '' ? null : phone }),
    ...(defaultServiceAreaId === undefined ? {} : { defaultServiceAreaId }),
  })
  if (!saved) return notFound()
  return {
    firstName: saved.first_name,
    lastName: saved.last_name,
    phone: saved.phone,
    defaultServiceAreaId: saved.default_service_area_id,
  }
}
