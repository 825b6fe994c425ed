import { expect, it } from 'vitest'
import { markupForDocument } from './markup-for-document.ts'

it('disables controls, except those of a form that has an address of its own', () => {
  const login = '<form aria-label="Log in"><input name="password"><button>Log in</button></form>'
  const search = '<form action="/search"><input name="q"><button>Search</button></form>'
  expect(markupForDocument(login + search + login)).toBe(
    login.replace('<input', '<input disabled=""').replace('<button', '<button disabled=""') +
      search +
      login.replace('<input', '<input disabled=""').replace('<button', '<button disabled=""'),
  )
})

it('leaves a field in which can be typed early', () => {
  const early = '<input name="search" type="search" data-early="true" value=""/>'
  expect(markupForDocument(`${early}<input name="kind"/>`)).toBe(`${early}<input disabled="" name="kind"/>`)
})

it('takes away styles of single elements, which the content policy forbids, and says what is unseen', () => {
  const unseen = '<div style="border:0;clip-path:inset(50%);width:1px">Near</div>'
  expect(markupForDocument(`${unseen}<p style="width:40%">Fit</p>`)).toBe('<div data-unseen="">Near</div><p>Fit</p>')
})

it('takes away what React writes for itself, and leaves texts that look like it', () => {
  expect(
    markupForDocument('<p><!--$-->3<!-- --> places<!--/$--></p><!--$!--><template data-dgst="x"></template><!--/$-->'),
  ).toBe('<p>3 places</p>')
  expect(markupForDocument('<p>&lt;!--$--&gt; &lt;input&gt;</p>')).toBe('<p>&lt;!--$--&gt; &lt;input&gt;</p>')
})
