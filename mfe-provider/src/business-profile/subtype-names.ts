import { type BusinessSubtype, businessSubtype } from '@waymark/domain/enums'

/** How the kinds of organisation are called on these screens. */
export const subtypeNames: Record<BusinessSubtype, string> = {
  [businessSubtype.Hybrid]: 'Hybrid: services and activities',
  [businessSubtype.ServiceProvider]: 'Service provider',
  [businessSubtype.ActivityOperator]: 'Activity operator',
  [businessSubtype.Council]: 'Council',
}
