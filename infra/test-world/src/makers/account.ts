import { type BusinessSubtype, businessSubtype, country } from '@waymark/domain/enums'
import { type AccountId, idFrom } from '@waymark/domain/ids'
import type { World } from '../world.ts'
import { nextNumber } from './next-number.ts'

interface AccountWishes {
  readonly name?: string
  readonly subtype?: BusinessSubtype
  readonly countryId?: 1 | 2
}

/** Creates an organisation; returns its account id. */
export async function makeAccount(world: World, wishes: AccountWishes = {}): Promise<AccountId> {
  const { id } = await world.db
    .insertInto('identity.account')
    .values({
      account_type: 'Business',
      business_subtype: wishes.subtype ?? businessSubtype.Hybrid,
      name: wishes.name ?? `Organisation ${nextNumber()}`,
      country_id: wishes.countryId ?? country.nz,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db.insertInto('provider.business').values({ account_id: id, onboarding_step: 7 }).execute()
  return idFrom(id)
}
