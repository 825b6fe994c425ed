/** Where Twilio tells of text messages, and of who replied STOP; not a call, since body and signature are Twilio's. */
export const textWebhookPath = '/api/Notification/text-webhook'
