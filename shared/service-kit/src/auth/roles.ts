import type { ServiceName } from '@waymark/contracts/service-names'

/** Login role of a service: it owns its schema and reads the published views of the others. */
export function serviceRole(name: ServiceName): `waymark_${ServiceName}` {
  return `waymark_${name}`
}

/** Login role for what every process shares: queues, bus and request counters. */
export const sharedRole = 'waymark_shared'

/** Group of all services; published views are granted to it. */
export const servicesGroup = 'waymark_services'
