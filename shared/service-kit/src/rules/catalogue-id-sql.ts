import { ownServiceIdStep } from '@waymark/domain/catalogue/own-services'
import { type RawBuilder, sql } from 'kysely'

/** `catalogueIdOf` of `domain/catalogue/own-services` of a row's service, held to it by infra/test-world/test/catalogue-id.test.ts. */
export function catalogueIdSql(serviceId: RawBuilder<number>): RawBuilder<number> {
  return sql`${serviceId} % ${sql.lit(ownServiceIdStep)}`
}
