import { stringify } from 'yaml'
import { partNames, type Values } from '../values.ts'
import { migrationOf } from './migration.ts'
import { ingressOf, networkPolicyOf } from './network.ts'
import { autoscalerOf, deploymentOf, disruptionBudgetOf, serviceOf } from './part.ts'

/** What brings the database to the image's state: applied, and waited for, first. */
export function migrationManifests(values: Values) {
  return [networkPolicyOf(values, 'migration'), migrationOf(values)]
}

/** The parts, each with all that belongs to it, and the way in. */
export function partManifests(values: Values) {
  return [
    ...partNames.flatMap((part) => [
      deploymentOf(values, part),
      serviceOf(values, part),
      autoscalerOf(values, part),
      disruptionBudgetOf(values, part),
      networkPolicyOf(values, part),
    ]),
    ingressOf(values),
  ]
}

export function asYaml(objects: readonly object[]): string {
  return objects.map((one) => `---\n${stringify(one, { aliasDuplicateObjects: false })}`).join('')
}
