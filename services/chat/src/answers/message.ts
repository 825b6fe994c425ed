import { createHash } from 'node:crypto'
import { type ChatMessage, chat } from '@waymark/contracts/chat'
import type { Context } from '../context.ts'
import type { MessageRow } from '../db/messages.ts'
import { identityOf } from './identity.ts'

/** A message as sent; a picture's address says nothing, and ends within the hour. */
export function messageAnswer(context: Context, conversationSid: string, row: MessageRow): ChatMessage {
  return {
    sid: row.vendor_sid ?? messageSid(conversationSid, row.index),
    conversationSid,
    index: row.index,
    author: identityOf(row.author_user_profile_id),
    authorName: row.author_name,
    body: row.body,
    type: row.type,
    media:
      row.media_key === null ? null : { contentType: row.media_type ?? '', url: mediaAddress(context, row.media_key) },
    dateCreated: row.created_at.toISOString(),
    dateUpdated: row.created_at.toISOString(),
    clientId: row.client_id,
  }
}

/** An id in Twilio's form, the same each time that the message is read. */
function messageSid(conversationSid: string, index: number): string {
  return `IM${createHash('sha256').update(`${conversationSid} ${index}`).digest('hex').slice(0, 32)}`
}

function mediaAddress({ privateFiles, now }: Context, key: string): string {
  const token = privateFiles.tokenOf(key, now())
  return `${chat.getMedia.path}?${new URLSearchParams({ token })}`
}
