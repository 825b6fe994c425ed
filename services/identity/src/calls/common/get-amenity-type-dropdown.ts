import type { common } from '@waymark/contracts/common'
import { amenityTypes } from '@waymark/domain/catalogue/amenity-types'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'

export const getAmenityTypeDropdown: Handler<Context, typeof common.getAmenityTypeDropdown> = () =>
  amenityTypes.map(({ id, label }) => ({ id, name: label }))
