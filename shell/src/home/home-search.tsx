import { useRichField } from '@waymark/ui/begun-text'
import { Icon } from '@waymark/ui/icon'
import { PlainButton } from '@waymark/ui/plain-button'
import { useNavigate } from '@waymark/web-kit/router'
import Search from 'lucide-react/icons/search'
import { useId, useRef } from 'react'
import { searchHref } from '../search/search-state.ts'
import css from './home-search.module.css'

const label = 'What do you need?'
const hint = 'A place, an activity, a service, a street or a postcode'

/** The one search on the front page. */
export function HomeSearch() {
  const navigate = useNavigate()
  const id = useId()
  const typed = useRef('')
  // Suggestions load when somebody begins to type: the page itself stays light, and the plain field works before.
  const [rich, enrich] = useRichField(async () => (await import('./rich-search.tsx')).RichSearch)
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
          onFocus={({ target }) => enrich(target)}
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
