import type { map } from '@waymark/contracts/map'
import { mapStarts } from '@waymark/domain/place/map-start'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'

export const getCountries: Handler<Context, typeof map.getCountries> = () =>
  mapStarts.map(({ countryName, placeName, ...start }) => ({ ...start, name: countryName, startPlace: placeName }))
