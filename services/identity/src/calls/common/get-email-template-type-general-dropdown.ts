import type { common } from '@waymark/contracts/common'
import type { Handler } from '@waymark/service-kit/implement'
import { accountEmailTypes } from '../../choices/email-template-types.ts'
import type { Context } from '../../context.ts'

export const getEmailTemplateTypeGeneralDropdown: Handler<
  Context,
  typeof common.getEmailTemplateTypeGeneralDropdown
> = () => accountEmailTypes
