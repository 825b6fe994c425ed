import { useEffect, useState } from 'react'
import { classNames } from '../layout/class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './field.module.css'

interface CharacterCountProps {
  readonly characters: number
  readonly max: number
  /** When false, it shows once four fifths are used. */
  readonly isAlwaysShown?: boolean
}

const saidAfterMs = 1000

/** How much of a text's limit is used: shown at once, announced after a pause in typing when little is left. */
export function CharacterCount({ characters, max, isAlwaysShown = false }: CharacterCountProps) {
  const isNear = characters >= max * 0.8
  const words = characters > max ? tooManyText(characters, max) : `${characters} of ${max} characters`
  return (
    <>
      {(isAlwaysShown || isNear) && (
        <span
          className={classNames(styles.below, characters > max && styles.tooLong)}
          data-below-control
          aria-hidden="true"
        >
          {words}
        </span>
      )}
      <Said words={isNear ? words : ''} />
    </>
  )
}

/** "2 characters too many" */
function tooManyText(characters: number, max: number): string {
  const over = characters - max
  return `${over} ${over === 1 ? 'character' : 'characters'} too many`
}

function Said({ words }: { readonly words: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), saidAfterMs)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  )
}

/** Why a text is refused that is longer than `max`; undefined when it is not. */
export function lengthRefusal(text: string, max: number | undefined): string | undefined {
  if (max === undefined || countCharacters(text) <= max) return undefined
  return `This is too long: ${tooManyText(countCharacters(text), max)}. Use at most ${max}.`
}

/** A line break is sent as two characters, so it counts as two (section 5). */
export function countCharacters(text: string): number {
  return text.length + (text.match(/\n/g)?.length ?? 0)
}
