import type { common } from '@waymark/contracts/common'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { lookups } from '../choices/lookups.ts'
import type { Context } from '../context.ts'

export const lookup: Handler<Context, typeof common.lookup> = ({ name }) => {
  const list = lookups.get(name)
  return list ? [...list] : notFound()
}
