import type { common } from '@waymark/contracts/common'
import { venueTypes } from '@waymark/domain/catalogue/venue-types'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'

export const getVenueTypeDropdown: Handler<Context, typeof common.getVenueTypeDropdown> = () =>
  venueTypes.map(({ id, label }) => ({ id, name: label }))
