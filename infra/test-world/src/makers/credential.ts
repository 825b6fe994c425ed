import type { CredentialKind } from '@waymark/domain/account/credentials'
import type { World } from '../world.ts'
import type { OfferedService } from './offered-service.ts'
import type { MadePerson } from './person.ts'

/** Makes a service require a credential of whoever goes. */
export async function requireCredential(world: World, offered: OfferedService, kind: CredentialKind): Promise<void> {
  await world.db
    .insertInto('provider.required_credential')
    .values({
      service_area_id: offered.serviceAreaId,
      service_area_service_id: offered.serviceAreaServiceId,
      kind,
    })
    .execute()
}

/** Notes a credential of a staff member, until its last day or for ever. */
export async function noteCredential(
  world: World,
  { userProfileId, accountId }: MadePerson,
  { kind, expiresOn }: { readonly kind: CredentialKind; readonly expiresOn: string | null },
): Promise<void> {
  await world.db
    .insertInto('provider.staff_credential')
    .values({
      account_id: accountId,
      user_profile_id: userProfileId,
      kind,
      number: null,
      expires_on: expiresOn,
      checked_on: '2026-01-05',
      checked_by: userProfileId,
      updated_at: world.clock.now(),
    })
    .execute()
}
