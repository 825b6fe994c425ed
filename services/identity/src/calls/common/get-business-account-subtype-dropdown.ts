import type { common } from '@waymark/contracts/common'
import { businessSubtype } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'

export const getBusinessAccountSubtypeDropdown: Handler<
  Context,
  typeof common.getBusinessAccountSubtypeDropdown
> = () => Object.entries(businessSubtype).map(([name, id]) => ({ id, name }))
