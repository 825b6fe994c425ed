import { type BusinessSubtype, businessSubtype } from '../enums.ts'

/** The kinds of organisation, as administrators name them. */
export const subtypeLabels: Readonly<Record<BusinessSubtype, string>> = {
  [businessSubtype.Hybrid]: 'Hybrid',
  [businessSubtype.ServiceProvider]: 'Service provider',
  [businessSubtype.ActivityOperator]: 'Activity operator',
  [businessSubtype.Council]: 'Council',
}
