import { TextLink } from '@waymark/ui/text-link'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { Fragment } from 'react'
import { addressesIn } from './addresses-in.ts'

/** What somebody wrote, with each web address as a link to it. */
export function WithLinks({ children: words }: { readonly children: string }) {
  const found = addressesIn(words)
  const endOf = (index: number) => {
    const address = found[index]
    return address ? address.from + address.text.length : 0
  }
  return (
    <>
      {found.map(({ from, text, href }, index) => (
        <Fragment key={from}>
          {words.slice(endOf(index - 1), from)}
          <TextLink href={href} target="_blank" rel="noopener noreferrer" tone="inherit">
            {text}
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </TextLink>
        </Fragment>
      ))}
      {words.slice(endOf(found.length - 1))}
    </>
  )
}
