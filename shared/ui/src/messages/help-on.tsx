import { helpPath } from '@waymark/domain/help-search'
import { type HelpKey, helpEntry } from '@waymark/domain/help-texts'
import { HelpIcon } from './help-icon.tsx'

/** The help icon of a key with its text. */
export function HelpOn({ helpKey }: { readonly helpKey: HelpKey }) {
  const { title, displayText } = helpEntry(helpKey)
  return (
    <HelpIcon about={title} page={helpPath(helpKey)}>
      {displayText}
    </HelpIcon>
  )
}
