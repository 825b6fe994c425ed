import { businessSubtype, type CountryId, country } from '@waymark/domain/enums'

export type AccountSort = 'name' | '-name' | 'created' | '-created'

const sorts: readonly AccountSort[] = ['name', '-name', 'created', '-created']

/** The labels of the kinds of organisation. */
export const countryLabels: Readonly<Record<CountryId, string>> = {
  [country.nz]: 'New Zealand',
  [country.au]: 'Australia',
}

/** The sort in the URL; anything else sorts by name. */
export function sortOf(text: string): AccountSort {
  return sorts.find((sort) => sort === text) ?? 'name'
}

/** The filters in the URL as the call takes them: at most one kind and one country, unknown values left out. */
export function accountFilterOf(filters: { readonly subtype: readonly string[]; readonly country: readonly string[] }) {
  const subtype = Object.values(businessSubtype).find((known) => String(known) === filters.subtype[0])
  const countryId = Object.values(country).find((known) => String(known) === filters.country[0])
  return {
    ...(subtype === undefined ? {} : { businessAccountSubtype: subtype }),
    ...(countryId === undefined ? {} : { countryId }),
  }
}
