import type { audit } from '@waymark/contracts/audit'
import type { badgePartner } from '@waymark/contracts/badge-partner'
import type { Handlers } from '@waymark/service-kit/implement'
import type { Context } from '../context.ts'
import { getAllBadgePartners } from './get-all-badge-partners.ts'
import { getAuditTrail } from './get-audit-trail.ts'
import { getBadgePartner } from './get-badge-partner.ts'
import { getOrganisationVenues } from './get-organisation-venues.ts'
import { updateBadgePartnerContentData } from './update-badge-partner-content-data.ts'
import { updateBadgePartnerData } from './update-badge-partner-data.ts'

export const badgePartnerCalls: Handlers<Context, typeof badgePartner> = {
  getAllBadgePartners,
  getOrganisationVenues,
  updateBadgePartnerData,
  updateBadgePartnerContentData,
  getBadgePartner,
}

export const auditCalls: Handlers<Context, typeof audit> = { getAuditTrail }
