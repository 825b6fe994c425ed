import { jobs } from '@waymark/contracts/jobs'
import type { venueFile } from '@waymark/contracts/venue-file'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { refuse } from '@waymark/service-kit/refusal'
import { lostOptions } from '../../content/save-access-facts.ts'
import type { Context } from '../../context.ts'
import { addImportedArea, changeImportedArea, lockImports } from '../../db/imported-venues.ts'
import { refusedBySuspension } from '../../place/refused-by-suspension.ts'
import { comparePlaces } from '../../venue-file/compare-places.ts'
import { readFile } from '../../venue-file/read-file.ts'

export const importVenueFile: Handler<Context, typeof venueFile.importVenueFile> = async (
  { text, rows },
  { context, caller },
) => {
  const { accountId } = caller
  const places = await readFile(context, accountId, text)
  if ('answerKind' in places) return places
  return refusedBySuspension(() =>
    context.db.transaction().execute(async (trx) => {
      await lockImports(trx, accountId)
      const now = context.now()
      const compared = await comparePlaces(trx, accountId, places, now)
      const chosen = [...new Set(rows)].map((row) => ({ row, place: compared[row - 1] }))
      const bad = chosen.find(({ place }) => !place?.write)
      if (bad)
        return refuse('NotReady', { row: bad.row, says: bad.place?.answer.remarks[0]?.says ?? 'It is not there.' })
      const counts = { added: 0, changed: 0, unchanged: 0 }
      for (const { place } of chosen) {
        if (!place?.write || place.answer.effect === null) continue
        const { target, area, facts, externalId } = place.write
        counts[place.answer.effect] += 1
        if (place.answer.effect === 'added')
          await addImportedArea(trx, { ...area, account_id: accountId, external_id: externalId }, facts)
        else if (target && place.answer.effect === 'changed')
          await changeImportedArea(trx, { id: target.id, now }, area, facts)
        const lost = target ? lostOptions(target.facts, facts) : []
        if (target && lost.length > 0)
          await addToOutbox(trx, jobs.booking.warnOfLostFacts, {
            owner: { kind: 'serviceArea', id: target.id },
            optionIds: lost,
            at: now.toISOString(),
          })
      }
      return { addedCount: counts.added, changedCount: counts.changed, unchangedCount: counts.unchanged }
    }),
  )
}
