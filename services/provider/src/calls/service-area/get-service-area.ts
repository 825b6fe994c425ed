import type { serviceArea } from '@waymark/contracts/service-area'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { readServiceArea } from '../../answers/read-service-area.ts'
import type { Context } from '../../context.ts'

export const getServiceArea: Handler<Context, typeof serviceArea.getServiceArea> = async ({ id }, { context }) =>
  (await readServiceArea(context.reads, id)) ?? notFound()
