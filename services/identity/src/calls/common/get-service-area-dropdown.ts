import type { common } from '@waymark/contracts/common'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listAreasOf } from '../../db/service-areas.ts'

export const getServiceAreaDropdown: Handler<Context, typeof common.getServiceAreaDropdown> = (
  _input,
  { context, caller },
) => (caller.accountType === 'Business' ? listAreasOf(context.reads, caller) : [])
