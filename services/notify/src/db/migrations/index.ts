import * as emailsAndNotifications from './0001-emails-and-notifications.ts'

/** Migrations in order; a landed one never changes. */
export const migrations = { '0001-emails-and-notifications': emailsAndNotifications }
