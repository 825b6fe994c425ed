import { textAttempts } from '@waymark/contracts/jobs/notify'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { claimText, endText, releaseText, type WaitingText } from '../db/text-messages.ts'
import { setStopped } from '../db/text-phones.ts'
import type { TextService } from '../texts/text-service.ts'

/** Longer than the service may take to answer, twice. */
const claimMs = 60_000

/** Hands one text message over. One whose answer was lost is looked for there first, so that nobody gets it twice. */
export const deliverText: JobHandlers<'notify', Context>['notify.deliver-text'] = async (
  { textId },
  { context, log, attempt },
) => {
  const { textService, db, now } = context
  if (!textService) return
  const claim = { now: now(), until: new Date(now().getTime() + claimMs) }
  const text = await claimText(db, textId, claim)
  if (text === undefined) return
  if (text === 'taken') throw new Error('Another worker is sending this text message.')
  try {
    const outcome = await handOver(textService, text)
    if (outcome === 'refused') log.warn({ textId, kind: text.kind }, 'the text service permanently refused a message')
    if (outcome === 'stopped') await setStopped(db, text.phone, now())
    await endText(db, textId, endOf(outcome))
  } catch (error) {
    if (attempt >= textAttempts) await endText(db, textId, 'failed')
    else await releaseText(db, textId)
    throw error
  }
}

type Outcome = 'taken' | 'stopped' | 'refused' | 'unwanted'

async function handOver(textService: TextService, text: WaitingText): Promise<Outcome> {
  if (text.attemptedAt !== null && (await textService.hasTaken(text, text.attemptedAt))) return 'taken'
  return text.mayBeSent ? textService.send(text) : 'unwanted'
}

function endOf(outcome: Outcome): 'sent' | 'failed' | 'dropped' {
  if (outcome === 'taken') return 'sent'
  return outcome === 'refused' ? 'failed' : 'dropped'
}
