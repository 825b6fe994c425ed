export { exportAuditTrail } from './export-audit-trail.ts'
export { getAccessMapHistory } from './get-access-map-history.ts'
export { getAuditTrail } from './get-audit-trail.ts'
