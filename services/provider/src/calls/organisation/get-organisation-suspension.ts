import type { organisation } from '@waymark/contracts/organisation'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { countBookedWith } from '../../db/booked-with-account.ts'
import { findOrganisation } from '../../db/suspensions.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findOrganisation>>>

export const getOrganisationSuspension: Handler<Context, typeof organisation.getOrganisationSuspension> = async (
  { accountId },
  { context },
) => {
  const [found, coming] = await Promise.all([
    findOrganisation(context.reads, accountId),
    countBookedWith(context.reads, accountId, context.now()),
  ])
  if (!found) return notFound()
  return {
    accountId: found.id,
    accountName: found.name,
    suspension: suspensionOf(found),
    openLocationCount: found.open_count ?? 0,
    suspendedLocationCount: found.suspended_count ?? 0,
    coming,
  }
}

function suspensionOf({ reason, suspended_at: at, is_for_good, keeps_bookings, by_name: byName }: Found) {
  if (reason === null || at === null) return null
  return {
    isForGood: is_for_good ?? false,
    reason,
    keepsBookings: keeps_bookings ?? true,
    at: at.toISOString(),
    byName,
  }
}
