import type { ServiceName } from '@waymark/contracts/service-names'

/** Login role of a service: it owns its schema and reads the published views that it names. */
export function serviceRole(name: ServiceName): `waymark_${ServiceName}` {
  return `waymark_${name}`
}

/** Login role for what all processes share: queues, bus and request counters. */
export const sharedRole = 'waymark_shared'

/** Group of all services: it has usage of the schemas of published views, whose views are granted individually. */
export const servicesGroup = 'waymark_services'
