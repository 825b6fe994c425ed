import type { ServiceName } from '@waymark/contracts/service-names'
import type { Service } from '@waymark/service-kit/service'

/** Every service, loaded when a process or a world needs it. */
export const allServices: Readonly<Record<ServiceName, () => Promise<Service>>> = {
  identity: async () => (await import('@waymark/identity-service/service')).service,
  provider: async () => (await import('@waymark/provider-service/service')).service,
  booking: async () => (await import('@waymark/booking-service/service')).service,
  map: async () => (await import('@waymark/map-service/service')).service,
  admin: async () => (await import('@waymark/admin-service/service')).service,
  chat: async () => (await import('@waymark/chat-service/service')).service,
  notify: async () => (await import('@waymark/notify-service/service')).service,
}
