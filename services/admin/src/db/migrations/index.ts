import * as auditAndBadges from './0001-audit-and-badges.ts'
import * as badgePartnerOnce from './0002-badge-partner-once.ts'
import * as columnComments from './0003-column-comments.ts'
import * as filesOfBadges from './0010-files-of-badges.ts'
import * as retention from './0075-retention.ts'
import * as searchedAuditTrail from './0183-searched-audit-trail.ts'
import * as tracesOfJobs from './0190-traces-of-jobs.ts'
import * as wordsWithoutMarks from './0340-words-without-marks.ts'

/** Migrations in order. Never edit one that has landed. */
export const migrations = {
  '0001-audit-and-badges': auditAndBadges,
  '0002-badge-partner-once': badgePartnerOnce,
  '0003-column-comments': columnComments,
  '0010-files-of-badges': filesOfBadges,
  '0075-retention': retention,
  '0183-searched-audit-trail': searchedAuditTrail,
  '0190-traces-of-jobs': tracesOfJobs,
  '0340-words-without-marks': wordsWithoutMarks,
}
