import * as auditAndBadges from './0001-audit-and-badges.ts'
import * as badgePartnerOnce from './0002-badge-partner-once.ts'

/** Migrations in order; a landed one never changes. */
export const migrations = { '0001-audit-and-badges': auditAndBadges, '0002-badge-partner-once': badgePartnerOnce }
