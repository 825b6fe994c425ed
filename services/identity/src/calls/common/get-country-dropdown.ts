import type { common } from '@waymark/contracts/common'
import { countries } from '@waymark/domain/place/countries'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'

export const getCountryDropdown: Handler<Context, typeof common.getCountryDropdown> = () =>
  countries.map(({ id, name }) => ({ id, name }))
