import type { chat } from '@waymark/contracts/chat'
import type { Handler } from '@waymark/service-kit/implement'
import { file, notFound } from '@waymark/service-kit/refusal'
import { verifyLink } from '@waymark/service-kit/tokens'
import { mediaPurpose } from '../../answers/message.ts'
import type { Context } from '../../context.ts'

/**
 * Pictures are stored as WebP. The address was given to somebody who may read the message, and expires after 5 minutes.
 */
export const getMedia: Handler<Context, typeof chat.getMedia> = async ({ token }, { context }) => {
  const key = verifyLink(context.secret, mediaPurpose, token, context.now())
  const found = key === undefined ? undefined : await context.files.stream(key)
  if (!found || key === undefined) return notFound()
  return file({ stream: found.content, name: key, contentType: 'image/webp', shown: 'inline' })
}
