/** Where Stripe sends its events; no call, since its body and its signature are Stripe's. */
export const paymentWebhookPath = '/api/Payment/webhook'
