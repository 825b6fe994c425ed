import { languageParts } from '@waymark/domain/language/maori'
import { Children, Fragment, type ReactNode } from 'react'

/** A name or an address as it is spoken: its Māori words say that they are, so that a screen reader reads them so. Of several children the texts are; anything else stays as it is. */
export function Spoken({ children }: { readonly children: ReactNode }) {
  if (Array.isArray(children))
    return Children.map(children, (child) => (typeof child === 'string' ? <Spoken>{child}</Spoken> : child))
  if (typeof children !== 'string') return children
  return languageParts(children).map(({ text, language }, index) =>
    language ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is what stands at its place in the text.
      <span key={index} lang={language}>
        {text}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is what stands at its place in the text.
      <Fragment key={index}>{text}</Fragment>
    ),
  )
}
