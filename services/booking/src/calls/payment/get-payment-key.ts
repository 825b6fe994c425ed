import type { payment } from '@waymark/contracts/payment'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { readKey } from '../../payments/payment-keys.ts'

export const getPaymentKey: Handler<Context, typeof payment.getPaymentKey> = readKey
