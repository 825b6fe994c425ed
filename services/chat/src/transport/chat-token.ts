import { idFrom, type UserProfileId } from '@waymark/domain/ids'
import { signLink, verifyLink } from '@waymark/service-kit/tokens'
import type { Context } from '../context.ts'
import { findPerson } from '../db/people.ts'
import { type ChatUser, chatUserOf } from '../rights/chatter.ts'

const purpose = 'chat'
/** How long a token of the chat lasts. */
export const chatTokenMs = 3_600_000

/** Signs a token for the chat transport; it ends with the session that requested it. */
export function signChatToken(
  context: Context,
  session: { readonly userProfileId: UserProfileId; readonly sessionId: string },
): { readonly token: string; readonly expires: string } {
  const expiresAt = new Date(context.now().getTime() + chatTokenMs)
  const subject = `${session.userProfileId} ${session.sessionId}`
  return {
    token: signLink(context.secrets.present(), { purpose, subject, expiresAt }),
    expires: expiresAt.toISOString(),
  }
}

/** The current person behind a chat token; undefined when it is forged, expired, or of an ended session. */
export async function readChatToken(context: Context, token: string): Promise<ChatUser | undefined> {
  const [userProfileId, sessionId] = verifyLink(context.secrets.all(), purpose, token, context.now())?.split(' ') ?? []
  if (userProfileId === undefined || sessionId === undefined) return undefined
  if (await context.memberships.isRevoked(sessionId)) return undefined
  const person = await findPerson(context.reads, idFrom(Number(userProfileId)))
  return person?.is_active ? chatUserOf(context, person) : undefined
}
