import * as z from 'zod/mini'

/** A message as Twilio keeps it. */
export interface TwilioMessage {
  readonly sid: string
  readonly index: number
  readonly author: string
  readonly body: string | null
  readonly isPicture: boolean
  /** The key that the browser gave it, or one made of its sid. */
  readonly clientId: string
  readonly createdAt: Date
}

interface Instance {
  readonly sid: string
  readonly index: number
  readonly author: string
  readonly body: string | null
  readonly attributes: string
  readonly media: unknown
  readonly dateCreated: Date
}

const keyed = z.object({ clientId: z.uuid() })

export function messageOf({ sid, index, author, body, attributes, media, dateCreated }: Instance): TwilioMessage {
  const isPicture = Array.isArray(media) && media.length > 0
  return { sid, index, author, body: body || null, isPicture, clientId: keyOf(sid, attributes), createdAt: dateCreated }
}

function keyOf(sid: string, attributes: string): string {
  const read = keyed.safeParse(parsed(attributes))
  if (read.success) return read.data.clientId
  const [, a, b, c, d, e] = /^..(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(sid) ?? []
  return [a, b, c, d, e].join('-')
}

/** Anybody in a conversation may write attributes, so they are read as text of strangers. */
function parsed(attributes: string): unknown {
  try {
    return JSON.parse(attributes)
  } catch {
    // No attributes of ours.
    return null
  }
}
