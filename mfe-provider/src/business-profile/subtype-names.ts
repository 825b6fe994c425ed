import { type BusinessSubtype, businessSubtype } from '@waymark/domain/enums'

/** Names of the kinds of organisation on these screens. */
export const subtypeNames: Record<BusinessSubtype, string> = {
  [businessSubtype.Hybrid]: 'Hybrid: services and activities',
  [businessSubtype.ServiceProvider]: 'Service provider',
  [businessSubtype.ActivityOperator]: 'Activity operator',
  [businessSubtype.Council]: 'Council',
}
