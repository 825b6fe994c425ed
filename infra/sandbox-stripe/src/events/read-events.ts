import * as z from 'zod/mini'
import type { Ask } from '../ask.ts'
import { readParams } from '../read-params.ts'
import { missing } from '../stripe-fault.ts'

const listParams = z.strictObject({ limit: z._default(z.coerce.number().check(z.gte(1), z.lte(100)), 10) })

/** GET /v1/events: newest first, for clients that missed some. */
export async function listEvents({ store }: Ask, _id: string, params: unknown): Promise<object> {
  const { limit } = readParams(listParams, params)
  const found = await store.newest('event', limit + 1)
  const data = found.slice(0, limit).map(({ body }) => body)
  return { object: 'list', url: '/v1/events', has_more: found.length > limit, data }
}

/** GET /v1/events/:id, /v2/core/events/:id. */
export async function retrieveEvent({ store }: Ask, id: string): Promise<object> {
  const event = await store.find('event', id)
  if (!event) throw missing('event', id)
  return event.body
}
