import type { common } from '@waymark/contracts/common'
import { businessSubtype } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'

export const getAccountSubTypeDropdown: Handler<Context, typeof common.getAccountSubTypeDropdown> = (input) =>
  Object.entries(businessSubtype)
    .map(([name, id]) => ({ id, name }))
    .filter(({ id }) => id !== input.accountSubtype)
