import { TextLink } from '@waymark/ui/text-link'

/** What to do when no text answers. */
export function AskUs() {
  return (
    <p>
      Your question is not here? <TextLink href="/contact-us">Write to us</TextLink>.
    </p>
  )
}
