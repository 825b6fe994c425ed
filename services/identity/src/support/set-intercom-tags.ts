import { supportTags } from '@waymark/contracts/intercom'
import * as z from 'zod/mini'

export interface IntercomAccess {
  readonly base: string
  readonly token: string
}

type SupportTag = (typeof supportTags)[number]

const maxAnswerMs = 10_000
const found = z.object({ data: z.array(z.object({ id: z.string() })) })
const tagsOfContact = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) })
const named = z.object({ id: z.string() })

/**
 * Gives a person exactly `tags` of ours at Intercom, and leaves tags of others alone. Somebody who never opened the
 * widget is unknown there, and stays so. Throws when Intercom refuses or does not answer, so that the job is retried.
 */
export async function setIntercomTags(
  access: IntercomAccess,
  userProfileId: number,
  tags: readonly SupportTag[],
): Promise<void> {
  const query = { field: 'external_id', operator: '=', value: String(userProfileId) }
  const [contact] = found.parse(await ask(access, 'POST', '/contacts/search', { query })).data
  if (!contact) return
  const path = `/contacts/${encodeURIComponent(contact.id)}/tags`
  const current = tagsOfContact.parse(await ask(access, 'GET', path)).data
  for (const name of tags.filter((tag) => !current.some((one) => one.name === tag))) {
    const { id } = named.parse(await ask(access, 'POST', '/tags', { name }))
    await ask(access, 'POST', path, { id })
  }
  const ours: readonly string[] = supportTags.filter((tag) => !tags.includes(tag))
  for (const { id } of current.filter((one) => ours.includes(one.name)))
    await ask(access, 'DELETE', `${path}/${encodeURIComponent(id)}`)
}

async function ask({ base, token }: IntercomAccess, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(new URL(path, base), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      'intercom-version': '2.14',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(maxAnswerMs),
  })
  if (!answer.ok) throw new Error(`Intercom answered ${answer.status} to ${method} ${path.split('/')[1]}.`)
  return answer.json()
}
