import * as venues from './0001-venues.ts'
import * as privateVenues from './0002-private-venues.ts'

/** Migrations in order; a landed one never changes. */
export const migrations = { '0001-venues': venues, '0002-private-venues': privateVenues }
