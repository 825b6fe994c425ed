import * as bookings from './0001-bookings.ts'

/** Migrations in order; a landed one never changes. */
export const migrations = { '0001-bookings': bookings }
