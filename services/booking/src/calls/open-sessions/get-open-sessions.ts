import { Buffer } from 'node:buffer'
import { openDataLicence, openSessions } from '@waymark/contracts/open-data'
import type { Handler } from '@waymark/service-kit/implement'
import { file } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { listActivityFacts } from '../../db/access-facts.ts'
import { listOpenSessions } from '../../db/open-sessions.ts'
import { feedItem } from '../../open-data/scheduled-session.ts'

const sessionsPerPage = 250

export const getOpenSessions: Handler<Context, typeof openSessions.getOpenSessions> = async (
  { afterTimestamp = 0, afterId = 0 },
  { context },
) => {
  const { publicUrl, reads } = context
  const sessions = await listOpenSessions(reads, { afterUs: afterTimestamp, afterId, limit: sessionsPerPage })
  const facts = await listActivityFacts(reads, [...new Set(sessions.map((session) => session.activity_id))])
  const last = sessions.at(-1)
  const next = new URL(openSessions.getOpenSessions.path, publicUrl)
  next.searchParams.set('afterTimestamp', String(last?.listed_us ?? afterTimestamp))
  next.searchParams.set('afterId', String(last?.id ?? afterId))
  const page = {
    next: next.href,
    items: sessions.map((session) => feedItem(session, { ownFacts: facts.get(session.activity_id) ?? [], publicUrl })),
    license: openDataLicence.url,
  }
  return file({
    buffer: Buffer.from(JSON.stringify(page)),
    name: 'waymark-sessions.json',
    contentType: 'application/vnd.openactive.rpde+json; version=1',
    shown: 'inline',
  })
}
