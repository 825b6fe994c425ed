import type { payment } from '@waymark/contracts/payment'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { storeKey } from '../../payments/payment-keys.ts'

export const staStorePaymentKey: Handler<Context, typeof payment.staStorePaymentKey> = storeKey
