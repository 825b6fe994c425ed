import * as conversations from './0001-conversations.ts'
import * as messagesOfAPerson from './0002-messages-of-a-person.ts'
import * as filesOfMessages from './0010-files-of-messages.ts'
import * as readMarks from './0170-read-marks.ts'
import * as tracesOfJobs from './0190-traces-of-jobs.ts'
import * as conversationsAtTwilio from './0193-conversations-at-twilio.ts'

/** Migrations in order. Never edit one that has landed. */
export const migrations = {
  '0001-conversations': conversations,
  '0002-messages-of-a-person': messagesOfAPerson,
  '0010-files-of-messages': filesOfMessages,
  '0170-read-marks': readMarks,
  '0193-conversations-at-twilio': conversationsAtTwilio,
  '0190-traces-of-jobs': tracesOfJobs,
}
