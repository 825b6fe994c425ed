import { serviceNames } from '@waymark/contracts/service-names'
import { rolePassword } from '@waymark/service-kit/database-address'
import { serviceRole, sharedRole } from '@waymark/service-kit/roles'
import type { Secret } from 'kubernetes-types/core/v1'
import { type PartName, partNames, type Values } from '../values.ts'
import { metadataOf } from './names.ts'

/**
 * The secret of each part: the passwords of its own roles of the database, as the migration with this `DATABASE_SECRET`
 * sets them. A part that is taken over can log in as no other.
 */
export function roleSecretsOf(values: Values, databaseSecret: string): Secret[] {
  return partNames.map((part) => ({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: metadataOf(values, part),
    stringData: {
      ROLE_PASSWORDS: rolesOf(part)
        .map((role) => `${role}:${rolePassword(databaseSecret, role)}`)
        .join(' '),
    },
  }))
}

/** The role of what all parts share, and that of the part's service; the gateway has none of its own. */
function rolesOf(part: PartName): readonly string[] {
  return [sharedRole, ...serviceNames.filter((name) => name === part).map(serviceRole)]
}
