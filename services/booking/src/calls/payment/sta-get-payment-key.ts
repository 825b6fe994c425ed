import type { payment } from '@waymark/contracts/payment'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { readKey } from '../../payments/payment-keys.ts'

export const staGetPaymentKey: Handler<Context, typeof payment.staGetPaymentKey> = readKey
