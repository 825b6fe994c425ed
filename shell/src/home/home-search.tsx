import { type BegunText, begunIn } from '@waymark/ui/begun-text'
import { Icon } from '@waymark/ui/icon'
import { PlainButton } from '@waymark/ui/plain-button'
import { useNavigate } from '@waymark/web-kit/router'
import Search from 'lucide-react/icons/search'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { searchHref } from '../search/search-state.ts'
import css from './home-search.module.css'
import type { RichSearch } from './rich-search.tsx'

const label = 'What do you need?'
const hint = 'A place, an activity, a service, a street or a postcode'

/** The one search on the front page. */
export function HomeSearch() {
  const navigate = useNavigate()
  const id = useId()
  const typed = useRef('')
  const [rich, setRich] = useState<{ Field: typeof RichSearch; begun: BegunText | undefined } | null>(null)
  // Suggestions load when somebody begins to type: the page itself stays light, and the plain field works before.
  const enrich = async (field: HTMLInputElement) => {
    const { RichSearch: Field } = await import('./rich-search.tsx')
    // The one field takes the place of the other between two keys, with what has been typed until then.
    flushSync(() => setRich({ Field, begun: begunIn(field) }))
  }
  const plain = (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <span className={css.control}>
        <Icon of={Search} />
        <input
          id={id}
          name="q"
          type="text"
          autoComplete="off"
          placeholder={hint}
          onFocus={({ target }) => void enrich(target)}
          onChange={({ target }) => {
            typed.current = target.value
          }}
        />
      </span>
    </div>
  )
  return (
    <search>
      <form
        className={css.search}
        action="/search"
        aria-label="Search everything"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.current.trim() !== '') void navigate(searchHref({ words: typed.current }))
        }}
      >
        {rich ? (
          <rich.Field
            label={label}
            placeholder={hint}
            near={null}
            begun={rich.begun}
            onText={(text) => {
              typed.current = text
            }}
          />
        ) : (
          plain
        )}
        <div className={css.submit}>
          <PlainButton type="submit" variant="primary" size="large" icon={Search}>
            Search
          </PlainButton>
        </div>
      </form>
    </search>
  )
}
