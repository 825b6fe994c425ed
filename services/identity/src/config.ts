import { type Environment, flag, readEnvironment, wholeNumber } from '@waymark/service-kit/environment'
import { streetTilesAt, streetTilesPath } from '@waymark/service-kit/street-tiles'
import { readTwilioChat } from '@waymark/service-kit/twilio-settings'
import * as z from 'zod/mini'

export type IdentityConfig = ReturnType<typeof readIdentityConfig>

const priceCents = wholeNumber(50, 100_000)

const variables = z.object({
  INTERCOM_WORKSPACE_ID: z.optional(z.string()),
  INTERCOM_IDENTITY_SECRET: z.optional(z.string()),
  INTERCOM_ACCESS_TOKEN: z.optional(z.string()),
  INTERCOM_API_BASE: z._default(z.url(), 'https://api.au.intercom.io'),
  MAPBOX_TOKEN: z.optional(z.string()),
  MAP_PMTILES_URL: z.optional(z.string()),
  MAP_STYLE_URL: z.optional(z.string()),
  STRIPE_PUBLISHABLE_KEY: z.optional(z.string()),
  SMTP_URL: z.optional(z.string()),
  SHARE_DOMAIN: z.optional(z.string()),
  COMMUNITY_PRICE_NZD_CENTS: z._default(priceCents, 4900),
  COMMUNITY_PRICE_AUD_CENTS: z._default(priceCents, 4500),
  /** Whether this is the demo world, whose accounts are one step; everywhere else administrators need a second factor. */
  DEMO: z._default(flag, true),
  MAILBOX_PAGE: z._default(flag, true),
})

/** Identity's settings; get-client-settings passes the vendor keys to the browser. */
export function readIdentityConfig(env: Environment) {
  const read = readEnvironment(env, variables)
  return {
    intercomWorkspaceId: read.INTERCOM_WORKSPACE_ID,
    intercomIdentitySecret: read.INTERCOM_IDENTITY_SECRET,
    intercomAccessToken: read.INTERCOM_ACCESS_TOKEN,
    intercomApiBase: read.INTERCOM_API_BASE,
    mapboxToken: read.MAPBOX_TOKEN,
    mapPmtilesUrl: read.MAP_PMTILES_URL && streetTilesAddress(read.MAP_PMTILES_URL),
    mapStyleUrl: read.MAP_STYLE_URL,
    stripePublishableKey: read.STRIPE_PUBLISHABLE_KEY,
    isChatByTwilio: readTwilioChat(env) !== undefined,
    smtpUrl: read.SMTP_URL,
    shareDomain: read.SHARE_DOMAIN,
    communityPriceNzdCents: read.COMMUNITY_PRICE_NZD_CENTS,
    communityPriceAudCents: read.COMMUNITY_PRICE_AUD_CENTS,
    requiresSecondFactor: !read.DEMO,
    hasMailboxPage: read.MAILBOX_PAGE,
  }
}

function streetTilesAddress(setting: string): string {
  const tiles = streetTilesAt(setting)
  return 'address' in tiles ? tiles.address.href : streetTilesPath
}
