import { type ChatMessage, chat } from '@waymark/contracts/chat'
import { signLink } from '@waymark/service-kit/tokens'
import type { Context } from '../context.ts'
import type { MessageRow } from '../db/messages.ts'
import { identityOf } from './identity.ts'

/** The purpose of the token in a picture's address. */
export const mediaPurpose = 'chat media'
const mediaLifeMs = 300_000

/** A message as sent; a picture's address is valid for 5 minutes. */
export function messageAnswer(context: Context, conversationSid: string, row: MessageRow): ChatMessage {
  return {
    conversationSid,
    index: row.index,
    author: identityOf(row.author_user_profile_id),
    authorName: row.author_name,
    body: row.body,
    type: row.type,
    media:
      row.media_key === null ? null : { contentType: row.media_type ?? '', url: mediaAddress(context, row.media_key) },
    dateCreated: row.created_at.toISOString(),
    clientId: row.client_id,
  }
}

function mediaAddress({ secret, now }: Context, key: string): string {
  const expiresAt = new Date(now().getTime() + mediaLifeMs)
  const token = signLink(secret, { purpose: mediaPurpose, subject: key, expiresAt })
  return `${chat.getMedia.path}?${new URLSearchParams({ token })}`
}
