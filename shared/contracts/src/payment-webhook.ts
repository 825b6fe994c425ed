/** Where Stripe sends its events; not a call, since body and signature are Stripe's. */
export const paymentWebhookPath = '/api/Payment/webhook'
