export { getAuditTrail } from './get-audit-trail.ts'
