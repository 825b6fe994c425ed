import type { common } from '@waymark/contracts/common'
import { countries } from '@waymark/domain/place/countries'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'

export const getRegionsDistricts: Handler<Context, typeof common.getRegionsDistricts> = (input) => {
  const country = countries.find(({ id }) => id === input.countryId)
  if (!country) return notFound()
  return country.regions.map(({ name, districts }) => ({
    id: name,
    name,
    districts: districts.map((district) => district.name),
  }))
}
