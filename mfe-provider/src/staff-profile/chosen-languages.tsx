import { type SpokenLanguage, spokenLanguages } from '@waymark/domain/language/spoken-languages'
import { Button } from '@waymark/ui/button'
import { Spoken } from '@waymark/ui/spoken'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { useRef } from 'react'
import css from './staff-profile.module.css'

interface ChosenLanguagesProps {
  readonly languages: readonly SpokenLanguage[]
  readonly onChange: (languages: SpokenLanguage[]) => void
}

/** The languages that clients see, each with a way to take it out. */
export function ChosenLanguages({ languages, onChange }: ChosenLanguagesProps) {
  const list = useRef<HTMLUListElement>(null)
  const chosen = spokenLanguages.filter(({ code }) => languages.includes(code))
  return (
    <ul ref={list} tabIndex={-1} className={css.languages} aria-label="Languages that clients see">
      {chosen.length === 0 && <li className={css.none}>No language yet.</li>}
      {chosen.map(({ code, name }) => (
        <li key={code} className={css.language}>
          <span>
            <Spoken>{name}</Spoken>
          </span>
          <Button
            size="small"
            variant="quiet"
            onPress={() => {
              onChange(languages.filter((one) => one !== code))
              list.current?.focus()
            }}
          >
            Take out <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  )
}
