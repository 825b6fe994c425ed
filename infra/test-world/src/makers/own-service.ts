import { ownServiceIdStep, serviceNameKey } from '@waymark/domain/catalogue/own-services'
import { idFrom, type ServiceId } from '@waymark/domain/ids'
import { sql } from 'kysely'
import type { World } from '../world.ts'

interface OwnServiceWishes {
  readonly accountId: number
  /** The service of the catalogue that it stands beside; defaults to Morning care. */
  readonly besideServiceId?: number
  readonly name?: string
  readonly description?: string
}

/** A service that an organisation has beside the catalogue; returns its serviceId. */
export async function makeOwnService(world: World, wishes: OwnServiceWishes): Promise<ServiceId> {
  const name = wishes.name ?? 'Day at the Beach'
  const { rows } = await sql<{ id: number }>`
    insert into provider.own_service (id, account_id, name, name_key, description, created_by, created_at)
    values (nextval('provider.own_service_number') * ${sql.lit(ownServiceIdStep)} + ${wishes.besideServiceId ?? 1}, ${wishes.accountId}, ${name},
      ${serviceNameKey(name)}, ${wishes.description ?? 'Sand, sea and a chair with wide wheels.'}, 1, ${world.clock.now()})
    returning id`.execute(world.db)
  return idFrom(rows[0]?.id ?? 0)
}
