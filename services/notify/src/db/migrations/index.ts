import * as emailsAndNotifications from './0001-emails-and-notifications.ts'
import * as seriesTold from './0002-series-told.ts'

/** Migrations in order; a landed one never changes. */
export const migrations = { '0001-emails-and-notifications': emailsAndNotifications, '0002-series-told': seriesTold }
