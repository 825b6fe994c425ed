import { supportTags } from '@waymark/contracts/intercom'

export interface IntercomAccess {
  readonly base: string
  readonly token: string
}

type SupportTag = (typeof supportTags)[number]

const maxAnswerSeconds = 10

/**
 * Gives a person exactly `tags` of ours at Intercom, and leaves tags of others alone. Somebody who never opened the
 * widget is unknown there, and stays so. Throws when Intercom refuses or does not answer, so that the job is retried.
 */
export async function setIntercomTags(
  access: IntercomAccess,
  userProfileId: number,
  tags: readonly SupportTag[],
): Promise<void> {
  const { contacts, tags: api } = await openIntercom(access)
  const query = { field: 'external_id', operator: '=', value: String(userProfileId) } as const
  const contactId = (await contacts.search({ query })).data[0]?.id
  if (contactId === undefined) return
  const { data: current = [] } = await contacts.listAttachedTags({ contact_id: contactId })
  for (const name of tags.filter((tag) => !current.some((one) => one.name === tag))) {
    const { id } = await api.create({ name })
    await api.tagContact({ contact_id: contactId, id })
  }
  const ours: readonly string[] = supportTags.filter((tag) => !tags.includes(tag))
  for (const { id } of current.filter((one) => ours.includes(one.name)))
    await api.untagContact({ contact_id: contactId, tag_id: id })
}

/** Intercom's own client, loaded with the first tags. The queue tries again, not the client. */
async function openIntercom({ base, token }: IntercomAccess) {
  const { IntercomClient } = await import('intercom-client')
  return new IntercomClient({ token, baseUrl: base, timeoutInSeconds: maxAnswerSeconds, maxRetries: 0 })
}
