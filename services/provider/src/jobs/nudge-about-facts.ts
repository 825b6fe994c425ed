import { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Context } from '../context.ts'
import { markNudged } from '../db/old-facts.ts'

const maxAtOnce = 500

/** Asks the managers of locations whose facts are 12 months old whether they still hold; again after 3 months. */
export const nudgeAboutFacts: JobHandlers<'provider', Context>['provider.nudge-about-facts'] = (
  _payload,
  { context },
) =>
  context.db.transaction().execute(async (trx) => {
    const now = context.now()
    for (const area of await markNudged(trx, now, maxAtOnce))
      await addToOutbox(trx, jobs.notify.tellPeople, {
        onceKey: `old facts ${area.id} ${now.toISOString().slice(0, 10)}`,
        to: { kind: 'areaManagers', serviceAreaId: area.id, accountId: area.account_id },
        newsKind: 'old facts',
        title: `Is this still right at ${area.name}?`,
        text: `${area.old_count === 1 ? '1 access fact was' : `${area.old_count} access facts were`} last checked 12 months ago or longer. One press says that they still hold.`,
        href: `/service-area/${area.id}?tab=access`,
      })
  })
