import { CannotStart } from '@waymark/postgres/cannot-start'
import { asYaml, migrationManifests, partManifests } from './manifests/manifests.ts'
import { roleSecretsOf } from './manifests/role-passwords.ts'
import { readValues, type Values } from './values.ts'

/**
 * `npm run deploy:manifests -- secrets|migration|parts <values.yaml>`: prints what kubectl applies; the secrets of the parts
 * follow from the setting `DATABASE_SECRET`.
 */
try {
  const [what, file] = process.argv.slice(2)
  const manifests = { secrets: secretManifests, migration: migrationManifests, parts: partManifests }[what ?? '']
  if (!manifests || !file) throw new CannotStart('Say secrets, migration or parts, then the file of values.')
  process.stdout.write(asYaml(manifests(readValues(file))))
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function secretManifests(values: Values) {
  const secret = process.env.DATABASE_SECRET ?? ''
  if (secret.length < 32)
    throw new CannotStart('Set DATABASE_SECRET to at least 32 characters, as the migration has it.')
  return roleSecretsOf(values, secret)
}
