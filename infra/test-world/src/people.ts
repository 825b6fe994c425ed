import { randomUUID } from 'node:crypto'
import { businessSubtypeOf } from '@waymark/domain/enums'
import { type AccountId, idFrom, type UserProfileId } from '@waymark/domain/ids'
import { tokenIssuer } from '@waymark/service-kit/kit'
import {
  generateKeyPair,
  readSigningKey,
  type SigningKey,
  signAccessToken,
  signGuestToken,
} from '@waymark/service-kit/tokens'
import type { Kysely } from 'kysely'
import type { AllTables } from './all-tables.ts'

/** A caller: a signed-in person or a guest. */
export interface Person {
  readonly headers: Readonly<Record<string, string>>
}

export interface SignedInPerson extends Person {
  readonly userProfileId: UserProfileId
  readonly accountId: AccountId
  readonly sessionId: string
}

/** Signs people in without passwords, with the same tokens that identity would issue. */
export interface People {
  /** A new session of an existing person, found by email or id. */
  signIn(who: string | number, options?: { readonly actingAdminId?: UserProfileId }): Promise<SignedInPerson>
  /** A new guest, or the one with this id. */
  guest(guestId?: string): Promise<Person>
}

/**
 * Publishes a signing key of the tests beside identity's own, older than any of them so that identity never uses it.
 */
async function publishKey(db: Kysely<AllTables>): Promise<SigningKey> {
  const pair = await generateKeyPair()
  await db
    .insertInto('identity.signing_key')
    .values({
      kid: pair.kid,
      private_jwk: JSON.stringify(pair.privateJwk),
      public_jwk: JSON.stringify(pair.publicJwk),
      created_at: new Date(0),
    })
    .execute()
  return readSigningKey(pair)
}

const sessionDays = 30

export async function createPeople(db: Kysely<AllTables>, now: () => Date): Promise<People> {
  const key = await publishKey(db)
  return {
    signIn: async (who, options = {}) => {
      const person = await db
        .selectFrom('identity.user_profile as person')
        .innerJoin('identity.account as account', 'account.id', 'person.account_id')
        .select(['person.id', 'person.account_id', 'person.is_account_admin', 'person.is_global_admin'])
        .select(['person.access_version', 'account.account_type', 'account.business_subtype'])
        .where(typeof who === 'number' ? 'person.id' : 'person.email', '=', who)
        .executeTakeFirst()
      if (!person) throw new Error(`nobody is called ${who} in this world`)
      const userProfileId = idFrom<UserProfileId>(person.id)
      const accountId = idFrom<AccountId>(person.account_id)
      const session = await db
        .insertInto('identity.session')
        .values({
          user_profile_id: person.id,
          acting_admin_id: options.actingAdminId ?? null,
          user_agent: 'tests',
          expires_at: new Date(now().getTime() + sessionDays * 86_400_000),
          ended_at: null,
          end_reason: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const token = await signAccessToken(
        key,
        tokenIssuer,
        {
          userProfileId,
          accountId,
          accountType: person.account_type,
          subtype: businessSubtypeOf(person.business_subtype),
          isAccountAdmin: person.is_account_admin,
          isGlobalAdmin: person.is_global_admin,
          sessionId: session.id,
          version: person.access_version,
          ...options,
        },
        now(),
      )
      return {
        headers: { authorization: `Bearer ${token}` },
        userProfileId,
        accountId,
        sessionId: session.id,
      }
    },
    guest: async (guestId = randomUUID()) => ({
      headers: { 'x-guest-token': await signGuestToken(key, tokenIssuer, { guestId, email: null }, now()) },
    }),
  }
}
