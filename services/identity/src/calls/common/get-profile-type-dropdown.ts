import type { common } from '@waymark/contracts/common'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'

/** The data call them Provider and Consumer (product.md section 6, "Account types"). */
export const getProfileTypeDropdown: Handler<Context, typeof common.getProfileTypeDropdown> = () => [
  { id: 'Provider', name: 'Business' },
  { id: 'Consumer', name: 'Individual' },
]
