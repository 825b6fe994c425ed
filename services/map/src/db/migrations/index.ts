import * as venues from './0001-venues.ts'

/** Migrations in order; a landed one never changes. */
export const migrations = { '0001-venues': venues }
