import { country } from '@waymark/domain/enums'
import type { AccountId } from '@waymark/domain/ids'
import { dayAt } from '@waymark/domain/schedule/wall-time'
import type { Context } from '../context.ts'
import { findAccountCountry } from '../db/write-service-area.ts'

/** The day in most of an organisation's country: of what belongs to it rather than to one of its locations. */
export async function todayOfAccount({ reads, now }: Context, accountId: AccountId): Promise<string> {
  const isInAustralia = (await findAccountCountry(reads, accountId)) === country.au
  return dayAt(isInAustralia ? 'Australia/Sydney' : 'Pacific/Auckland', now().getTime())
}
