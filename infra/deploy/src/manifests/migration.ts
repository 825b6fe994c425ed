import { createHash } from 'node:crypto'
import type { Job } from 'kubernetes-types/batch/v1'
import type { Values } from '../values.ts'
import { containerOf, podOf } from './container.ts'
import { labelsOf, metadataOf, secrets } from './names.ts'
import { commonSettings } from './settings.ts'

/**
 * Brings the database to the image's state, before its parts are rolled out; the only one with the administrator's
 * address. A job never changes, so each image has its own.
 */
export function migrationOf(values: Values): Job {
  const image = createHash('sha256').update(values.image).digest('hex').slice(0, 10)
  const container = containerOf(values, {
    name: 'migration',
    what: 'migrate',
    settings: commonSettings(values),
    cpu: '250m',
    memory: '512Mi',
  })
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: metadataOf(values, 'migration', `waymark-migration-${image}`),
    spec: {
      backoffLimit: 3,
      ttlSecondsAfterFinished: 86_400,
      template: {
        metadata: { labels: labelsOf('migration') },
        spec: { ...podOf(secrets.migration), restartPolicy: 'Never', containers: [container] },
      },
    },
  }
}
