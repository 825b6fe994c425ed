import type { closedDay } from '@waymark/contracts/closed-day'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { deleteClosedDay } from '../../db/closed-days.ts'

export const removeClosedDay: Handler<Context, typeof closedDay.removeClosedDay> = async (input, { context }) =>
  (await deleteClosedDay(context.db, input)) ? { done: true } : notFound()
