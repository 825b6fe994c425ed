import { jobs } from '@waymark/contracts/jobs'
import type { outage } from '@waymark/contracts/outage'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { endOutageNow } from '../../db/outages.ts'

export const endOutage: Handler<Context, typeof outage.endOutage> = async (input, { context }) =>
  context.db.transaction().execute(async (trx) => {
    const ended = await endOutageNow(trx, { ...input, now: context.now() })
    if (!ended) return notFound()
    await addToOutbox(trx, jobs.booking.liftOutageWarning, {
      outageId: ended.id,
      serviceAreaId: input.serviceAreaId,
      accessibilityOptionId: ended.accessibility_option_id,
      amenityId: ended.activity_id,
      startsAt: ended.starts_at.toISOString(),
      endsAt: ended.ends_at?.toISOString() ?? null,
    })
    return { done: true }
  })
