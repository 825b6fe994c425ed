import type { payment } from '@waymark/contracts/payment'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listOwedByArea } from '../../db/refunds.ts'

export const getOwedRefunds: Handler<Context, typeof payment.getOwedRefunds> = async (
  { serviceAreaId },
  { context, caller },
) => {
  const owed = await listOwedByArea(context.reads, { accountId: caller.accountId, serviceAreaId })
  return {
    owed: owed.map((one) => ({
      activityBookingId: one.id,
      activityTitle: one.title,
      contactName: one.contact_name,
      owedCents: one.owed_cents,
      currency: one.currency,
    })),
  }
}
