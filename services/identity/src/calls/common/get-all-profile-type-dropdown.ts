import type { common } from '@waymark/contracts/common'
import type { Handler } from '@waymark/service-kit/implement'
import { profileTypeNames } from '../../choices/profile-choices.ts'
import type { Context } from '../../context.ts'

export const getAllProfileTypeDropdown: Handler<Context, typeof common.getAllProfileTypeDropdown> = () =>
  Object.entries(profileTypeNames).map(([id, name]) => ({ id, name }))
