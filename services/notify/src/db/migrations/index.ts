import * as emailsAndNotifications from './0001-emails-and-notifications.ts'
import * as seriesTold from './0002-series-told.ts'
import * as emailsOfAPerson from './0003-emails-of-a-person.ts'
import * as notificationsOfAPerson from './0004-notifications-of-a-person.ts'
import * as endsOfEmails from './0010-ends-of-emails.ts'
import * as contactMessages from './0184-contact-messages.ts'
import * as tracesOfJobs from './0190-traces-of-jobs.ts'
import * as textMessages from './0220-text-messages.ts'
import * as attachments from './0221-attachments.ts'
import * as pushDevices from './0240-push-devices.ts'
import * as wholeNames from './0408-whole-names.ts'

/** Migrations in order. Never edit one that has landed. */
export const migrations = {
  '0001-emails-and-notifications': emailsAndNotifications,
  '0002-series-told': seriesTold,
  '0003-emails-of-a-person': emailsOfAPerson,
  '0004-notifications-of-a-person': notificationsOfAPerson,
  '0010-ends-of-emails': endsOfEmails,
  '0184-contact-messages': contactMessages,
  '0190-traces-of-jobs': tracesOfJobs,
  '0220-text-messages': textMessages,
  '0221-attachments': attachments,
  '0240-push-devices': pushDevices,
  '0408-whole-names': wholeNames,
}
