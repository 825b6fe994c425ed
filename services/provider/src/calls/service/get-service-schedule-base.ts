import type { service } from '@waymark/contracts/service'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { readScheduleBase } from '../../answers/schedule-base-answer.ts'
import type { Context } from '../../context.ts'

export const getServiceScheduleBase: Handler<Context, typeof service.getServiceScheduleBase> = async (
  { id },
  { context },
) => (await readScheduleBase(context.reads, id)) ?? notFound()
