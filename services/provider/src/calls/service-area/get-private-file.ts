import { extname } from 'node:path'
import type { serviceArea } from '@waymark/contracts/service-area'
import type { Handler } from '@waymark/service-kit/implement'
import { file, notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { isPhotoOfActivePerson, referredFiles } from '../../db/files.ts'

/** The address was given to somebody who may see the place, or the person. What has been deleted since is gone at once. */
export const getPrivateFile: Handler<Context, typeof serviceArea.getPrivateFile> = async ({ token }, { context }) => {
  const key = context.privateFiles.keyOf(token, context.now())
  if (key === undefined || !(await isReferred(context, key))) return notFound()
  const found = await context.files.stream(key)
  if (!found) return notFound()
  const isPdf = extname(key) === '.pdf'
  return file({
    stream: found.content,
    name: isPdf ? 'document.pdf' : 'picture.webp',
    contentType: isPdf ? 'application/pdf' : 'image/webp',
    ...(isPdf ? {} : { shown: 'inline' as const }),
  })
}

/** A file of a place, or the photo of somebody who still works. */
async function isReferred({ reads }: Context, key: string): Promise<boolean> {
  return (await referredFiles(reads, [key])).includes(key) || isPhotoOfActivePerson(reads, key)
}
