import { hash } from 'node:crypto'
import { type GuestLinkKind, guestLink, readGuestLinkSubject } from '@waymark/domain/account/guest-link'
import { tokenIssuer } from '@waymark/service-kit/kit'
import { guestTokenSeconds, signGuestToken, verifyLink } from '@waymark/service-kit/tokens'
import type { Context } from '../context.ts'
import { useGuestLink } from '../db/guest-links.ts'

/** The guest token that an emailed link is good for, once, and the id of what it leads to; undefined when it is over. */
export async function guestOfLink(context: Context, kind: GuestLinkKind, linkToken: string) {
  const now = context.now()
  const subject = verifyLink(context.secrets.all(), guestLink.purposes[kind], linkToken, now)
  const link = subject === undefined ? null : readGuestLinkSubject(subject)
  if (!link || !(await useGuestLink(context.db, hash('sha256', linkToken, 'hex'), now))) return undefined
  const token = await signGuestToken(await context.keys.current(), tokenIssuer, link, now)
  const expires = new Date(now.getTime() + guestTokenSeconds * 1000).toISOString()
  return { id: link.id, guest: { token, expires } }
}
