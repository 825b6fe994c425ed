import { Mark } from '@waymark/ui/mark'
import { Section } from '@waymark/ui/section'
import { formatWall } from '@waymark/web-kit/format'
import { draggable } from './draggable.ts'
import css from './roster.module.css'
import { countedText, type Held, isSame, type Work } from './roster-work.ts'

interface NobodyYetProps {
  readonly work: readonly Work[]
  /** How many can take each, by its key, as far as that is known. */
  readonly takerCounts: ReadonlyMap<string, number>
  readonly chosen: Held | null
  readonly onChoose: (held: Held) => void
  /** It is dragged, or let go. */
  readonly onDrag: (held: Held | null) => void
}

/** What nobody does yet: each a button that asks who takes it. */
export function NobodyYet({ work, takerCounts, chosen, onChoose, onDrag }: NobodyYetProps) {
  return (
    <Section title={nobodyTitle(work)}>
      <p className={css.small}>Choose one, then a person. Or drag it onto a person in the week or the day.</p>
      <ul className={css.undone}>
        {work.map((one) => {
          const held = { work: one, from: undefined }
          return (
            <li key={one.key}>
              <button
                type="button"
                className={css.card}
                aria-pressed={isSame(held, chosen)}
                onClick={() => onChoose(held)}
                data-work={one.key}
                {...draggable(held, onDrag)}
              >
                <b>{formatWall(one.startDateTime)}</b>
                <span>{one.title}</span>
                <span className={css.small}>{one.detail}</span>
                <TakerCount count={takerCounts.get(one.key)} isChosen={isSame(held, chosen)} />
              </button>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** "Chosen: 3 can", "Nobody can". */
function TakerCount({ count, isChosen }: { readonly count: number | undefined; readonly isChosen: boolean }) {
  const words = count === undefined ? undefined : count === 0 ? 'Nobody can' : `${count} can`
  if (!isChosen && words === undefined) return null
  return (
    <span className={count === 0 ? css.nobodyCan : css.chosen}>
      {isChosen && <Mark shape="disc" />} {isChosen ? ['Chosen', words].filter(Boolean).join(': ') : words}
    </span>
  )
}

/** "4 visits and 1 session have nobody yet". */
function nobodyTitle(work: readonly Work[]): string {
  return `${countedText(work)} ${work.length === 1 ? 'has' : 'have'} nobody yet`
}
