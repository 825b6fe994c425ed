import type { PersonCaller } from '@waymark/service-kit/caller'
import { mayBookFor } from '../activity/booker.ts'
import type { Context } from '../context.ts'
import type { QuoteRow } from '../db/quotes.ts'
import { managesArea } from './books-for-client.ts'

/** On which side of a quote somebody stands: its client, or a manager of the location that was asked; null for neither. */
export async function quoteSide(
  context: Context,
  caller: PersonCaller,
  quote: Pick<QuoteRow, 'client_user_profile_id' | 'user_service_area_id' | 'service_area_id'>,
): Promise<'client' | 'provider' | null> {
  if (await managesArea(context, caller, quote.service_area_id)) return 'provider'
  const isMine = quote.user_service_area_id !== null || quote.client_user_profile_id === caller.userProfileId
  return isMine && (await mayBookFor(context, caller, quote.user_service_area_id)) ? 'client' : null
}
