import type { ServiceName } from '@waymark/contracts/service-names'
import type { Service } from '@waymark/service-kit/service'
import { allServices } from '@waymark/test-world/all-services'

/** The services with these names, in order; only those that a process runs are loaded. */
export function loadServices(names: readonly ServiceName[]): Promise<readonly Service[]> {
  return Promise.all(names.map((name) => allServices[name]()))
}
