import type { StaffRole } from '@waymark/domain/enums'
import type { SignedInPerson } from '../people.ts'
import type { World } from '../world.ts'
import { nextNumber } from './next-number.ts'

interface PersonWishes {
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
  /** The organisation; omitted for an individual, who gets their own account. */
  readonly accountId?: number
  readonly isAccountAdmin?: boolean
  readonly isGlobalAdmin?: boolean
  /** Roles by service area. */
  readonly roles?: Readonly<Record<number, StaffRole>>
  readonly restrictedToAccountId?: number
  /** They have not followed the link in their invitation or confirmation. */
  readonly isOnlyInvited?: boolean
}

export interface MadePerson extends SignedInPerson {
  readonly email: string
}

/** Creates a person with a confirmed address unless they are only invited, and signs them in. */
export async function makePerson(world: World, wishes: PersonWishes = {}): Promise<MadePerson> {
  const number = nextNumber()
  const email = wishes.email ?? `person${number}@example.test`
  const firstName = wishes.firstName ?? 'Person'
  const accountId = wishes.accountId ?? (await makeOwnAccount(world, firstName, wishes.isGlobalAdmin ?? false))
  const { id } = await world.db
    .insertInto('identity.user_profile')
    .values({
      account_id: accountId,
      email,
      first_name: firstName,
      last_name: wishes.lastName ?? `Number ${number}`,
      phone: '021 555 0100',
      avatar_key: null,
      password_hash: null,
      is_account_admin: wishes.isAccountAdmin ?? false,
      is_global_admin: wishes.isGlobalAdmin ?? false,
      email_confirmed_at: wishes.isOnlyInvited ? null : world.clock.now(),
      restricted_to_account_id: wishes.restrictedToAccountId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const memberships = Object.entries(wishes.roles ?? {}).map(([area, role]) => ({
    user_profile_id: id,
    service_area_id: Number(area),
    role,
  }))
  if (memberships.length > 0) await world.db.insertInto('identity.membership').values(memberships).execute()
  return { ...(await world.signIn(id)), email }
}

async function makeOwnAccount(world: World, name: string, isSystem: boolean): Promise<number> {
  const { id } = await world.db
    .insertInto('identity.account')
    .values({
      account_type: isSystem ? 'Business' : 'Individual',
      business_subtype: null,
      is_system: isSystem,
      name: isSystem ? 'Waymark' : name,
      country_id: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
