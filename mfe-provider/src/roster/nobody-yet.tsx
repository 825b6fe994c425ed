import { Mark } from '@waymark/ui/mark'
import { Section } from '@waymark/ui/section'
import { formatDateTime } from '@waymark/web-kit/format'
import { draggable } from './draggable.ts'
import css from './roster.module.css'
import type { Work } from './roster-work.ts'

interface NobodyYetProps {
  readonly work: readonly Work[]
  readonly chosen: Work | null
  readonly onChoose: (work: Work) => void
  /** It is dragged, or let go. */
  readonly onDrag: (work: Work | null) => void
}

/** What nobody does yet: each a button that asks who takes it. */
export function NobodyYet({ work, chosen, onChoose, onDrag }: NobodyYetProps) {
  return (
    <Section title={nobodyTitle(work)}>
      <p className={css.small}>Choose one, then a person; or drag it to a person of the week.</p>
      <ul className={css.undone}>
        {work.map((one) => (
          <li key={one.key}>
            <button
              type="button"
              className={css.card}
              aria-pressed={one.key === chosen?.key}
              onClick={() => onChoose(one)}
              data-work={one.key}
              {...draggable(one, onDrag)}
            >
              <b>{formatDateTime(one.startDateTime)}</b>
              <span>{one.title}</span>
              <span className={css.small}>{one.detail}</span>
              {one.key === chosen?.key && (
                <span className={css.chosen}>
                  <Mark shape="disc" /> Chosen
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** "4 visits and 1 session have nobody yet". */
function nobodyTitle(work: readonly Work[]): string {
  const visits = work.filter(({ kind }) => kind === 'visit').length
  const sessions = work.length - visits
  const counted = [
    ...(visits > 0 ? [`${visits} ${visits === 1 ? 'visit' : 'visits'}`] : []),
    ...(sessions > 0 ? [`${sessions} ${sessions === 1 ? 'session' : 'sessions'}`] : []),
  ]
  return `${counted.join(' and ')} ${work.length === 1 ? 'has' : 'have'} nobody yet`
}
