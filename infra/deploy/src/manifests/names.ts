import type { ObjectMeta } from 'kubernetes-types/meta/v1'
import type { PartName, Values } from '../values.ts'

/** The secret with what every part needs, each key named as its variable, and the one of the migration alone. */
export const secrets = { parts: 'waymark', migration: 'waymark-migration' } as const
export const partPort = 8080

/** The name of a part's objects, its secret among them, which is also its host inside the cluster. */
export function nameOf(part: PartName): string {
  return `waymark-${part}`
}

export function labelsOf(part: PartName | 'migration'): Record<string, string> {
  return { 'app.kubernetes.io/name': 'waymark', 'app.kubernetes.io/component': part }
}

export function metadataOf(values: Values, part: PartName | 'migration', name = `waymark-${part}`): ObjectMeta {
  return { name, namespace: values.namespace, labels: labelsOf(part) }
}
