import { helpEntryAt } from '@waymark/domain/help-search'
import { TextLink } from '@waymark/ui/text-link'
import { useParams } from '@waymark/web-kit/router'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { TextPage } from '../pages/text-page.tsx'
import { AskUs } from './ask-us.tsx'

/** /help/{topic}: one help text. */
export function HelpTopicPage() {
  const entry = helpEntryAt(useParams().topic ?? '')
  if (!entry) return <NotFoundPage />
  return (
    <TextPage title={entry.title}>
      {entry.displayText.split('\n\n').map((part) => (
        <p key={part}>{part}</p>
      ))}
      <p>
        <TextLink href="/help" isStandalone isStrong>
          All help texts
        </TextLink>
      </p>
      <AskUs />
    </TextPage>
  )
}
