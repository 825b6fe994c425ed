import type { serviceArea } from '@waymark/contracts/service-area'
import type { Handler } from '@waymark/service-kit/implement'
import { findOwnArea } from '@waymark/service-kit/own-area'
import { forbidden, invalid, notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { listPrimaryManagers } from '../../db/people.ts'

export const getPrimaryManagers: Handler<Context, typeof serviceArea.getPrimaryManagers> = async (
  { serviceAreaId, isAllPrimaryManagers },
  { context, caller },
) => {
  if (!isAllPrimaryManagers && serviceAreaId === undefined) return invalid({ serviceAreaId: 'Choose a location.' })
  if (isAllPrimaryManagers && !caller.isAccountAdmin) return forbidden()
  if (!isAllPrimaryManagers && serviceAreaId !== undefined) {
    const area = await findOwnArea(context.memberships, caller, serviceAreaId)
    if (!area) return notFound()
    if (area.role === null) return forbidden()
  }
  const rows = await listPrimaryManagers(context.reads, {
    accountId: caller.accountId,
    serviceAreaId: isAllPrimaryManagers ? undefined : serviceAreaId,
  })
  return rows.map((row) => ({
    userProfileId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    serviceAreas: row.service_areas,
  }))
}
