import { CannotStart } from '@waymark/postgres/cannot-start'
import { asYaml, migrationManifests, partManifests } from './manifests/manifests.ts'
import { readValues } from './values.ts'

/** `npm run deploy:manifests -- migration|parts <values.yaml>`: prints what kubectl applies. */
try {
  const [what, file] = process.argv.slice(2)
  const manifests = { migration: migrationManifests, parts: partManifests }[what ?? '']
  if (!manifests || !file) throw new CannotStart('Say migration or parts, then the file of values.')
  process.stdout.write(asYaml(manifests(readValues(file))))
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
