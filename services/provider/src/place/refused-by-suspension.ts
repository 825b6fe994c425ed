import { type Refused, refuse } from '@waymark/service-kit/refusal'
import { isRefusedBySuspension } from '../db/suspensions.ts'

/** Writes locations; a refusal where the database opens none because their organisation is suspended. */
export async function refusedBySuspension<Result>(
  write: () => Promise<Result>,
): Promise<Result | Refused<'OrganisationSuspended'>> {
  try {
    return await write()
  } catch (error) {
    if (isRefusedBySuspension(error)) return refuse('OrganisationSuspended')
    throw error
  }
}
