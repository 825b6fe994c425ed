import { flag, optional, readConfig, wholeNumber } from '@waymark/service-kit/read-config'

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
    communityPriceNzdCents: wholeNumber('COMMUNITY_PRICE_NZD_CENTS', 4900, { min: 50, max: 100_000 }),
    communityPriceAudCents: wholeNumber('COMMUNITY_PRICE_AUD_CENTS', 4500, { min: 50, max: 100_000 }),
    hasMailboxPage: flag('MAILBOX_PAGE', true),
  })
