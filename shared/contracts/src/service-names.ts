/** The services that own a schema, in the order of their migrations: later ones may read the views of earlier ones. */
export const serviceNames = ['identity', 'provider', 'booking', 'map', 'admin', 'chat', 'notify'] as const

export type ServiceName = (typeof serviceNames)[number]
