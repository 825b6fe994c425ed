/** The services that own a schema, in the order their migrations run: a later one may read an earlier one's views. */
export const serviceNames = ['identity', 'provider', 'booking', 'map', 'admin', 'chat', 'notify'] as const

export type ServiceName = (typeof serviceNames)[number]
