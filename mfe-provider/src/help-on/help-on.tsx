import { type HelpKey, helpEntry } from '@waymark/domain/help-texts'
import { HelpIcon } from '@waymark/ui/help-icon'

/** The help icon of a key with its text. */
export function HelpOn({ helpKey }: { readonly helpKey: HelpKey }) {
  const { title, displayText } = helpEntry(helpKey)
  return (
    <HelpIcon about={title}>
      {displayText.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </HelpIcon>
  )
}
