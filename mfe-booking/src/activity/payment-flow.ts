import type { PaymentFlow } from '@waymark/domain/enums'

/** What each word of the payment flow means to the person who pays. */
export const paymentFlowTexts: Readonly<Record<PaymentFlow, string>> = {
  NONE: 'No payment has been started.',
  IsCreating: 'The payment is being prepared.',
  IsPayment: 'A payment was begun. Nothing is paid yet.',
  ClosedPayment: 'The payment page was closed before anything was paid.',
  CompletedPayment: 'Paid by card.',
  Completed: 'Nothing to pay.',
  Failed: 'The payment did not succeed. Nothing was charged.',
}
