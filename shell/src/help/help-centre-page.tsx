import { findHelp, helpPath } from '@waymark/domain/help-search'
import type { HelpEntry } from '@waymark/domain/help-texts'
import { SearchField } from '@waymark/ui/search-field'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount } from '@waymark/web-kit/format'
import { useSearchParams } from '@waymark/web-kit/router'
import { TextPage } from '../pages/text-page.tsx'
import { AskUs } from './ask-us.tsx'
import css from './help.module.css'

/** /help: every help text by its title, narrowed by words. */
export function HelpCentrePage() {
  const [query, setQuery] = useSearchParams()
  const words = query.get('q') ?? ''
  const found = findHelp(words)
  return (
    <TextPage lead="Short answers to what the Help buttons of Waymark are about.">
      <search className={css.search}>
        <SearchField
          label="Search the help"
          value={words}
          onChange={(text) => setQuery(text === '' ? {} : { q: text }, { replace: true })}
        />
      </search>
      <p role="status" className={css.count}>
        {found.length === 0
          ? `No text holds “${words}”. Try one word, or write to us.`
          : formatCount(found.length, 'text')}
      </p>
      <ul className={css.topics}>
        {found.map((entry) => (
          <li key={entry.helpKey}>
            <h2>
              <TextLink href={helpPath(entry.helpKey)}>{entry.title}</TextLink>
            </h2>
            <p>{firstSentenceOf(entry)}</p>
          </li>
        ))}
      </ul>
      <AskUs />
    </TextPage>
  )
}

function firstSentenceOf({ displayText }: HelpEntry): string {
  return /^.*?\.(?=\s|$)/.exec(displayText)?.[0] ?? displayText
}
