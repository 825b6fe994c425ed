import type { common } from '@waymark/contracts/common'
import type { Handler } from '@waymark/service-kit/implement'
import { profileFilterNames } from '../../choices/profile-choices.ts'
import type { Context } from '../../context.ts'

export const getAllProfileFilterDropdown: Handler<Context, typeof common.getAllProfileFilterDropdown> = () =>
  Object.entries(profileFilterNames).map(([id, name]) => ({ id, name }))
