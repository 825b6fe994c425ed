import * as locationsAndServices from './0001-locations-and-services.ts'
import * as documentsAndFeedback from './0002-documents-and-feedback.ts'
import * as spansOnce from './0003-spans-once.ts'
import * as uploadsOnce from './0004-uploads-once.ts'
import * as wordsOfAPerson from './0005-words-of-a-person.ts'
import * as smallLogos from './0006-small-logos.ts'
import * as activities from './0007-activities.ts'
import * as spansWithVersions from './0008-spans-with-versions.ts'
import * as cardAccounts from './0009-card-accounts.ts'
import * as writesReachTheMap from './0010-writes-reach-the-map.ts'
import * as columnComments from './0011-column-comments.ts'
import * as activitiesToBook from './0012-activities-to-book.ts'
import * as amenities from './0013-amenities.ts'
import * as activitySearch from './0014-activity-search.ts'
import * as waysToAmenities from './0015-ways-to-amenities.ts'
import * as openVenues from './0018-open-venues.ts'
import * as changesReachTheFeed from './0019-changes-reach-the-feed.ts'
import * as outages from './0020-outages.ts'
import * as whatCanBeFound from './0030-what-can-be-found.ts'
import * as factsStayTrue from './0032-facts-stay-true.ts'
import * as taxNumbers from './0035-tax-numbers.ts'
import * as privateFiles from './0040-private-files.ts'
import * as wordsOfProof from './0055-words-of-proof.ts'
import * as factsToCompare from './0060-facts-to-compare.ts'
import * as closedDays from './0140-closed-days.ts'
import * as suspensions from './0160-suspensions.ts'
import * as legalNames from './0182-legal-names.ts'
import * as tracesOfJobs from './0190-traces-of-jobs.ts'
import * as scheduleVersions from './0200-schedule-versions.ts'
import * as closingDates from './0213-closing-dates.ts'
import * as credentials from './0214-credentials.ts'
import * as ownServices from './0300-own-services.ts'
import * as offersReachWhoWaits from './0310-offers-reach-who-waits.ts'
import * as amenitiesByName from './0330-amenities-by-name.ts'
import * as namesWithoutMarks from './0340-names-without-marks.ts'
import * as companionsAtActivities from './0370-companions-at-activities.ts'
import * as activitiesByPlace from './0390-activities-by-place.ts'
import * as dismissedSteps from './0393-dismissed-steps.ts'
import * as closingsLockFirst from './0395-closings-lock-first.ts'
import * as visitorsToAnswer from './0406-visitors-to-answer.ts'
import * as wholeAddresses from './0407-whole-addresses.ts'

/** Migrations in order. Never edit one that has landed. */
export const migrations = {
  '0001-locations-and-services': locationsAndServices,
  '0002-documents-and-feedback': documentsAndFeedback,
  '0003-spans-once': spansOnce,
  '0004-uploads-once': uploadsOnce,
  '0005-words-of-a-person': wordsOfAPerson,
  '0006-small-logos': smallLogos,
  '0007-activities': activities,
  '0008-spans-with-versions': spansWithVersions,
  '0009-card-accounts': cardAccounts,
  '0010-writes-reach-the-map': writesReachTheMap,
  '0011-column-comments': columnComments,
  '0012-activities-to-book': activitiesToBook,
  '0013-amenities': amenities,
  '0014-activity-search': activitySearch,
  '0015-ways-to-amenities': waysToAmenities,
  '0018-open-venues': openVenues,
  '0019-changes-reach-the-feed': changesReachTheFeed,
  '0020-outages': outages,
  '0030-what-can-be-found': whatCanBeFound,
  '0032-facts-stay-true': factsStayTrue,
  '0035-tax-numbers': taxNumbers,
  '0040-private-files': privateFiles,
  '0055-words-of-proof': wordsOfProof,
  '0060-facts-to-compare': factsToCompare,
  '0140-closed-days': closedDays,
  '0160-suspensions': suspensions,
  '0182-legal-names': legalNames,
  '0190-traces-of-jobs': tracesOfJobs,
  '0200-schedule-versions': scheduleVersions,
  '0213-closing-dates': closingDates,
  '0214-credentials': credentials,
  '0300-own-services': ownServices,
  '0310-offers-reach-who-waits': offersReachWhoWaits,
  '0330-amenities-by-name': amenitiesByName,
  '0340-names-without-marks': namesWithoutMarks,
  '0370-companions-at-activities': companionsAtActivities,
  '0390-activities-by-place': activitiesByPlace,
  '0393-dismissed-steps': dismissedSteps,
  '0395-closings-lock-first': closingsLockFirst,
  '0406-visitors-to-answer': visitorsToAnswer,
  '0407-whole-addresses': wholeAddresses,
}
