import type { venueFile } from '@waymark/contracts/venue-file'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { comparePlaces } from '../../venue-file/compare-places.ts'
import { readFile } from '../../venue-file/read-file.ts'

export const checkVenueFile: Handler<Context, typeof venueFile.checkVenueFile> = async (
  { text },
  { context, caller },
) => {
  const places = await readFile(context, caller.accountId, text)
  if ('answerKind' in places) return places
  const compared = await comparePlaces(context.reads, caller.accountId, places, context.now())
  return { places: compared.map(({ answer }) => answer) }
}
