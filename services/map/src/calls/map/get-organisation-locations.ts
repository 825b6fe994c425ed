import type { map } from '@waymark/contracts/map'
import type { Handler } from '@waymark/service-kit/implement'
import { locationsAnswer } from '../../answers/locations-answer.ts'
import type { Context } from '../../context.ts'
import { readLocations } from '../../db/venues-in-view.ts'

export const getOrganisationLocations: Handler<Context, typeof map.getOrganisationLocations> = async (
  { accountId, pageNumber, pageSize },
  { context },
) => {
  const rows = await readLocations(
    context.reads,
    { accountId },
    { offset: (pageNumber - 1) * pageSize, limit: pageSize },
  )
  return locationsAnswer(rows, { pageNumber, pageSize })
}
