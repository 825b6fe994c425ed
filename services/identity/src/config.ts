import { flag, optional, readConfig } from '@waymark/service-kit/read-config'

export type IdentityConfig = ReturnType<typeof readIdentityConfig>

/** Identity's settings; vendor keys reach the browser through get-client-settings. */
export const readIdentityConfig = (env: Readonly<Record<string, string | undefined>>) =>
  readConfig(env, {
    intercomWorkspaceId: optional('INTERCOM_WORKSPACE_ID'),
    intercomIdentitySecret: optional('INTERCOM_IDENTITY_SECRET'),
    mapboxToken: optional('MAPBOX_TOKEN'),
    mapPmtilesUrl: optional('MAP_PMTILES_URL'),
    mapStyleUrl: optional('MAP_STYLE_URL'),
    stripePublishableKey: optional('STRIPE_PUBLISHABLE_KEY'),
    twilioAccountSid: optional('TWILIO_ACCOUNT_SID'),
    smtpUrl: optional('SMTP_URL'),
    shareDomain: optional('SHARE_DOMAIN'),
    hasMailboxPage: flag('MAILBOX_PAGE', true),
  })
