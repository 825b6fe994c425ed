/** Where Twilio tells of messages; not a call, since body and signature are Twilio's. */
export const chatWebhookPath = '/api/Chat/webhook'
