import * as conversations from './0001-conversations.ts'
import * as messagesOfAPerson from './0002-messages-of-a-person.ts'
import * as filesOfMessages from './0010-files-of-messages.ts'

/** Migrations in order. Never edit one that has landed. */
export const migrations = {
  '0001-conversations': conversations,
  '0002-messages-of-a-person': messagesOfAPerson,
  '0010-files-of-messages': filesOfMessages,
}
