import * as locationsAndServices from './0001-locations-and-services.ts'

/** Migrations in order; a landed one never changes. */
export const migrations = { '0001-locations-and-services': locationsAndServices }
