import type { common } from '@waymark/contracts/common'
import type { Handler } from '@waymark/service-kit/implement'
import { bookingEmailTypes } from '../../choices/email-template-types.ts'
import type { Context } from '../../context.ts'

export const getEmailTemplateTypeConsumerDropdown: Handler<
  Context,
  typeof common.getEmailTemplateTypeConsumerDropdown
> = () => bookingEmailTypes
