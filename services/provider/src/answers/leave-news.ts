import { spanText } from '@waymark/domain/schedule/wall-text'
import { instantToWall } from '@waymark/domain/schedule/wall-time'

interface Span {
  readonly startMs: number
  readonly endMs: number
}

const isSame = (one: Span) => (other: Span) => one.startMs === other.startMs && one.endMs === other.endMs

/** What somebody is told of leave that a manager has entered or removed for them; null where their leave stays. */
export function leaveNews(
  before: readonly Span[],
  after: readonly Span[],
  timeZone: string,
): { readonly title: string; readonly text: string } | null {
  const entered = after.filter((span) => !before.some(isSame(span)))
  const removed = before.filter((span) => !after.some(isSame(span)))
  if (entered.length === 0 && removed.length === 0) return null
  const spans = (all: readonly Span[]) => all.map((span) => spanOf(span, timeZone)).join('; ')
  const parts = [
    ...(entered.length > 0 ? [`Leave entered for you: ${spans(entered)}.`] : []),
    ...(removed.length > 0 ? [`Leave removed: ${spans(removed)}.`] : []),
  ]
  const title =
    removed.length === 0
      ? 'Leave is entered for you'
      : entered.length === 0
        ? 'Leave of yours is removed'
        : 'Your leave has changed'
  return { title, text: `A manager has changed your leave. ${parts.join(' ')} If this is not right, ask them.` }
}

function spanOf({ startMs, endMs }: Span, timeZone: string): string {
  return spanText(instantToWall(timeZone, startMs), instantToWall(timeZone, endMs))
}
