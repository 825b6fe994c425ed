import type { serviceArea } from '@waymark/contracts/service-area'
import { dayAt } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { saveAccessFacts } from '../../content/save-access-facts.ts'
import type { Context } from '../../context.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'

export const uploadVenueAccessibilityInfomation: Handler<
  Context,
  typeof serviceArea.uploadVenueAccessibilityInfomation
> = async (input, { context, files, idempotencyKey }) => {
  const today = dayAt(await findAreaTimeZone(context.reads, input.serviceAreaId), context.now().getTime())
  const owner = { kind: 'serviceArea', id: input.serviceAreaId } as const
  const saved = await saveAccessFacts(context, owner, { changes: input, files, idempotencyKey, today })
  if ('answerKind' in saved) return saved
  return { version: saved.version, accessibilityFacts: saved.facts, accessibilityPdfs: saved.documents }
}
