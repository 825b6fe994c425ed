import type { chat } from '@waymark/contracts/chat'
import type { Handler } from '@waymark/service-kit/implement'
import { file, notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { referredFiles } from '../../db/referred-files.ts'

/** Pictures are stored as WebP. The address was given to somebody who may read the message, which must still be there. */
export const getMedia: Handler<Context, typeof chat.getMedia> = async ({ token }, { context }) => {
  const key = context.privateFiles.keyOf(token, context.now())
  if (key === undefined || !(await referredFiles(context.reads, [key])).includes(key)) return notFound()
  const found = await context.files.stream(key)
  if (!found) return notFound()
  return file({ stream: found.content, name: 'picture.webp', contentType: 'image/webp', shown: 'inline' })
}
