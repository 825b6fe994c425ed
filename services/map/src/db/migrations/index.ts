import * as venues from './0001-venues.ts'
import * as privateVenues from './0002-private-venues.ts'
import * as filtersOfAPerson from './0003-filters-of-a-person.ts'
import * as privateVenuesInView from './0004-private-venues-in-view.ts'
import * as activitiesOfVenues from './0005-activities-of-venues.ts'
import * as amenities from './0006-amenities.ts'
import * as accessMaps from './0007-access-maps.ts'
import * as accessOfAmenities from './0010-access-of-amenities.ts'
import * as oneSearch from './0011-one-search.ts'
import * as likenessOfWords from './0012-likeness-of-words.ts'
import * as searchByKind from './0055-search-by-kind.ts'
import * as filesOfMaps from './0075-files-of-maps.ts'
import * as ownersOfMaps from './0165-owners-of-maps.ts'
import * as tracesOfJobs from './0190-traces-of-jobs.ts'
import * as ownServices from './0300-own-services.ts'

/** Migrations in order. Never edit one that has landed. */
export const migrations = {
  '0001-venues': venues,
  '0002-private-venues': privateVenues,
  '0003-filters-of-a-person': filtersOfAPerson,
  '0004-private-venues-in-view': privateVenuesInView,
  '0005-activities-of-venues': activitiesOfVenues,
  '0006-amenities': amenities,
  '0007-access-maps': accessMaps,
  '0010-access-of-amenities': accessOfAmenities,
  '0011-one-search': oneSearch,
  '0012-likeness-of-words': likenessOfWords,
  '0055-search-by-kind': searchByKind,
  '0075-files-of-maps': filesOfMaps,
  '0165-owners-of-maps': ownersOfMaps,
  '0190-traces-of-jobs': tracesOfJobs,
  '0300-own-services': ownServices,
}
