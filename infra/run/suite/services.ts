import type { ServiceName } from '@waymark/contracts/service-names'
import type { Service } from '@waymark/service-kit/service'

/** The module of each service; only those that a process runs are loaded. */
const load: Readonly<Record<ServiceName, () => Promise<{ readonly service: Service }>>> = {
  identity: () => import('@waymark/identity-service/service'),
  provider: () => import('@waymark/provider-service/service'),
  booking: () => import('@waymark/booking-service/service'),
  map: () => import('@waymark/map-service/service'),
  admin: () => import('@waymark/admin-service/service'),
  chat: () => import('@waymark/chat-service/service'),
  notify: () => import('@waymark/notify-service/service'),
}

/** The services with these names, in order. */
export function loadServices(names: readonly ServiceName[]): Promise<readonly Service[]> {
  return Promise.all(names.map(async (name) => (await load[name]()).service))
}
