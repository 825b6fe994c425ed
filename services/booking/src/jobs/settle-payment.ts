import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { requirePayments } from '@waymark/service-kit/payments'
import type { Context } from '../context.ts'
import { settleMoneyBack as askForMoneyBack, sendRefund as askForRefund } from '../payments/money-back.ts'
import { settlePayment as settle } from '../payments/settle.ts'

type Handlers = JobHandlers<'booking', Context>

export const settlePayment: Handlers['booking.settle-payment'] = ({ bookingId }, { context }) =>
  settle(context, requirePayments(context.payments), bookingId)

export const sendRefund: Handlers['booking.send-refund'] = ({ refundId }, { context }) =>
  askForRefund(context, requirePayments(context.payments), refundId)

export const settleMoneyBack: Handlers['booking.settle-money-back'] = ({ paymentIntentId }, { context }) =>
  askForMoneyBack(context, requirePayments(context.payments), paymentIntentId)
