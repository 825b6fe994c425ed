import { type BusinessSubtype, businessSubtype, type CountryId, country } from '@waymark/domain/enums'

export type AccountSort = 'name' | '-name' | 'created' | '-created'

const sorts: readonly AccountSort[] = ['name', '-name', 'created', '-created']

/** The kinds of organisation as people read them. */
export const subtypeLabels: Readonly<Record<BusinessSubtype, string>> = {
  [businessSubtype.Hybrid]: 'Hybrid',
  [businessSubtype.ServiceProvider]: 'Service provider',
  [businessSubtype.ActivityOperator]: 'Activity operator',
  [businessSubtype.Council]: 'Council',
}

export const countryLabels: Readonly<Record<CountryId, string>> = {
  [country.nz]: 'New Zealand',
  [country.au]: 'Australia',
}

/** A sort of the URL; anything else sorts by name. */
export function sortOf(text: string): AccountSort {
  return sorts.find((sort) => sort === text) ?? 'name'
}

/** The filters of the URL as the call takes them: one kind and one country at most, unknown values left out. */
export function accountFilterOf(filters: { readonly subtype: readonly string[]; readonly country: readonly string[] }) {
  const subtype = Object.values(businessSubtype).find((known) => String(known) === filters.subtype[0])
  const countryId = Object.values(country).find((known) => String(known) === filters.country[0])
  return {
    ...(subtype === undefined ? {} : { businessAccountSubtype: subtype }),
    ...(countryId === undefined ? {} : { countryId }),
  }
}
