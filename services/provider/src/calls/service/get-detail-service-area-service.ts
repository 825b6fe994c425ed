import type { service } from '@waymark/contracts/service'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { readAreaService } from '../../answers/area-service-answer.ts'
import type { Context } from '../../context.ts'

export const getDetailServiceAreaService: Handler<Context, typeof service.getDetailServiceAreaService> = async (
  { id },
  { context },
) => (await readAreaService(context.reads, id)) ?? notFound()
