import * as auditAndBadges from './0001-audit-and-badges.ts'

/** Migrations in order; a landed one never changes. */
export const migrations = { '0001-audit-and-badges': auditAndBadges }
