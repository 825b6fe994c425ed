import { languageParts } from '@waymark/domain/language/maori'
import { Children, Fragment, type ReactNode } from 'react'

/**
 * A name or an address as it is spoken: its Māori words say that they are, so that a screen reader reads them so. Of several
 * children the texts are; anything else stays as it is. A text stays one piece, also as an item of a flex box.
 */
export function Spoken({ children }: { readonly children: ReactNode }) {
  if (Array.isArray(children))
    return Children.map(joinedTexts(children), (child) =>
      typeof child === 'string' ? <Spoken>{child}</Spoken> : child,
    )
  if (typeof children !== 'string') return children
  const parts = languageParts(children)
  const [first] = parts
  if (parts.length < 2) return first?.language ? <span lang={first.language}>{first.text}</span> : children
  return (
    <span>
      {parts.map(({ text, language }, index) =>
        language ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is what stands at its place in the text.
          <span key={index} lang={language}>
            {text}
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is what stands at its place in the text.
          <Fragment key={index}>{text}</Fragment>
        ),
      )}
    </span>
  )
}

/** Texts beside each other, such as a word and a name that is put in after it, are one text. */
function joinedTexts(children: readonly ReactNode[]): readonly ReactNode[] {
  const joined: ReactNode[] = []
  for (const child of children) {
    const before = joined.at(-1)
    const isText = typeof child === 'string' || typeof child === 'number'
    if (isText && typeof before === 'string') joined[joined.length - 1] = before + child
    else joined.push(isText ? String(child) : child)
  }
  return joined
}
