import * as people from './0001-people.ts'
import * as organisationsAndTeams from './0002-organisations-and-teams.ts'
import * as deletedPeople from './0003-deleted-people.ts'
import * as invitations from './0004-invitations.ts'
import * as actingSessions from './0005-acting-sessions.ts'
import * as subscriptions from './0006-subscriptions.ts'
import * as phoneSearch from './0007-phone-search.ts'
import * as teamMembersOnce from './0008-team-members-once.ts'
import * as paidPeriods from './0009-paid-periods.ts'
import * as registeredPlaces from './0010-registered-places.ts'
import * as columnComments from './0011-column-comments.ts'
import * as activityFilters from './0012-activity-filters.ts'
import * as guestLinks from './0013-guest-links.ts'
import * as linksOfAnAddress from './0017-links-of-an-address.ts'
import * as signInAttempts from './0018-sign-in-attempts.ts'
import * as sentInvitations from './0019-sent-invitations.ts'
import * as filesOfPeople from './0020-files-of-people.ts'
import * as invitationsHoldNoAddress from './0021-invitations-hold-no-address.ts'
import * as secondFactors from './0022-second-factors.ts'
import * as newAddresses from './0131-new-addresses.ts'
import * as keptClients from './0132-kept-clients.ts'
import * as tracesOfJobs from './0190-traces-of-jobs.ts'
import * as withdrawnInvitations from './0210-withdrawn-invitations.ts'
import * as openSessions from './0241-open-sessions.ts'
import * as spokenLanguages from './0310-spoken-languages.ts'
import * as namesWithoutMarks from './0340-names-without-marks.ts'
import * as peopleWhoCanWork from './0346-people-who-can-work.ts'
import * as indexesOfForeignKeys from './0412-indexes-of-foreign-keys.ts'
import * as tokensAnsweredAgain from './0413-tokens-answered-again.ts'

/** Migrations in order. Never edit one that has landed. */
export const migrations = {
  '0001-people': people,
  '0002-organisations-and-teams': organisationsAndTeams,
  '0003-deleted-people': deletedPeople,
  '0004-invitations': invitations,
  '0005-acting-sessions': actingSessions,
  '0006-subscriptions': subscriptions,
  '0007-phone-search': phoneSearch,
  '0008-team-members-once': teamMembersOnce,
  '0009-paid-periods': paidPeriods,
  '0010-registered-places': registeredPlaces,
  '0011-column-comments': columnComments,
  '0012-activity-filters': activityFilters,
  '0013-guest-links': guestLinks,
  '0017-links-of-an-address': linksOfAnAddress,
  '0018-sign-in-attempts': signInAttempts,
  '0019-sent-invitations': sentInvitations,
  '0020-files-of-people': filesOfPeople,
  '0021-invitations-hold-no-address': invitationsHoldNoAddress,
  '0022-second-factors': secondFactors,
  '0131-new-addresses': newAddresses,
  '0132-kept-clients': keptClients,
  '0190-traces-of-jobs': tracesOfJobs,
  '0210-withdrawn-invitations': withdrawnInvitations,
  '0241-open-sessions': openSessions,
  '0310-spoken-languages': spokenLanguages,
  '0340-names-without-marks': namesWithoutMarks,
  '0346-people-who-can-work': peopleWhoCanWork,
  '0412-indexes-of-foreign-keys': indexesOfForeignKeys,
  '0413-tokens-answered-again': tokensAnsweredAgain,
}
