import type { AccountId, BadgePartnerId, ServiceAreaId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { globalAdminOnly } from './access.ts'
import { defineCall } from './define-call.ts'
import { picture } from './picture.ts'
import { changedMeanwhile } from './refusals.ts'
import { id, optionalText, pageFields, pageOf, queryId, rowId, text, webAddress } from './shapes.ts'

/** A venue that a badge partner vouches for, or could. */
export const badgeVenue = z.object({
  serviceAreaId: rowId<ServiceAreaId>(),
  serviceAreaName: z.string(),
  accountName: z.string(),
  suburb: z.string(),
  region: z.string(),
})

/** A badge partner as its page shows it; `version` rises with every saved change. */
export const badgePartnerDetail = z.object({
  badgePartnerId: rowId<BadgePartnerId>(),
  name: z.string(),
  website: z.nullable(z.string()),
  logo: z.nullable(picture),
  isActive: z.boolean(),
  description: z.string(),
  venues: z.array(badgeVenue),
  version: z.int(),
})

/** Badge partner (calls.md): organisations that vouch for venues. Every write goes to the audit trail. */
export const badgePartner = {
  getAllBadgePartners: defineCall({
    method: 'POST',
    path: '/api/BadgePartner/get-all-badge-partners',
    summary: 'Badge partners by name, searched and paged',
    reads: ['badgePartner'],
    access: globalAdminOnly,
    input: () => z.strictObject({ search: z._default(optionalText(100), ''), ...pageFields }),
    output: () =>
      pageOf(
        z.object({
          badgePartnerId: rowId<BadgePartnerId>(),
          name: z.string(),
          website: z.nullable(z.string()),
          logo: z.nullable(picture),
          isActive: z.boolean(),
          venueCount: z.int(),
        }),
      ),
  }),
  getOrganisationVenues: defineCall({
    method: 'POST',
    path: '/api/BadgePartner/get-organisation-venues',
    summary: 'Venues that a badge partner can vouch for, searched by venue, organisation or suburb',
    reads: ['account', 'location'],
    access: globalAdminOnly,
    input: () =>
      z.strictObject({
        accountId: z.optional(id<AccountId>()),
        search: z._default(optionalText(100), ''),
        ...pageFields,
      }),
    output: () => pageOf(badgeVenue),
  }),
  updateBadgePartnerData: defineCall({
    method: 'POST',
    path: '/api/BadgePartner/update-badge-partner-data',
    summary: 'Name, web address and logo of a badge partner; a new one without an id',
    changes: ['auditTrail', 'badgePartner'],
    access: globalAdminOnly,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        badgePartnerId: z.optional(id<BadgePartnerId>()),
        /** The version of the badge partner to change. */
        version: z.optional(z.int32()),
        name: text(200),
        website: z._default(webAddress(), ''),
        isActive: z._default(z.boolean(), true),
        isLogoDeleted: z._default(z.boolean(), false),
      }),
    files: { logo: { kind: 'image', maxFiles: 1, maxBytes: 5 * 1024 * 1024 } },
    output: () => badgePartnerDetail,
    refusals: changedMeanwhile('this badge partner'),
  }),
  updateBadgePartnerContentData: defineCall({
    method: 'POST',
    path: '/api/BadgePartner/update-badge-partner-content-data',
    summary: 'Description of a badge partner, and the venues it vouches for',
    changes: ['auditTrail', 'badgePartner'],
    access: globalAdminOnly,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        badgePartnerId: id<BadgePartnerId>(),
        version: z.int32(),
        description: optionalText(4000),
        serviceAreaIds: z.array(id<ServiceAreaId>()).check(z.maxLength(1000, 'Choose at most 1000 venues.')),
      }),
    output: () => badgePartnerDetail,
    refusals: {
      ...changedMeanwhile('this badge partner'),
      NoSuchVenue: 'One of these venues does not exist any more.',
    },
  }),
  getBadgePartner: defineCall({
    method: 'GET',
    path: '/api/BadgePartner/get-badge-partner/{id}',
    summary: 'One badge partner with the venues it vouches for',
    reads: ['badgePartner', 'location'],
    access: globalAdminOnly,
    input: () => z.strictObject({ id: queryId<BadgePartnerId>() }),
    output: () => badgePartnerDetail,
  }),
} as const
