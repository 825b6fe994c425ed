/** What React writes between texts and around what it waited for; a page that is replaced whole needs none of it. */
const marks = /<!--(\s|\/?\$[!?]?|\/?&)-->/g
/** Where a part failed: its digest, for the React that would mend it. */
const failed = /<template data-dgst[^>]*><\/template>/g
const formOfItsOwn = /(<form\b[^>]*\saction="[^>]*>[\s\S]*?<\/form>)/

/** React's markup as a document may hold it before any script, or without one. */
export function markupForDocument(markup: string): string {
  return withoutControls(withoutStyles(markup.replaceAll(marks, '').replaceAll(failed, '')))
}

/** The content policy forbids styles of single elements. What is for screen readers alone says so, and the shell's style hides it. */
function withoutStyles(markup: string): string {
  return markup.replaceAll(/ style="([^"]*)"/g, (_attribute, style: string) =>
    style.includes('clip-path:inset(50%)') ? ' data-unseen=""' : '',
  )
}

/**
 * Nothing can be typed or pressed before it works: it would be lost, or a form would send its password in the address.
 * A form with an address of its own works as it is, and so does a field that is marked with `data-early`: what is typed
 * in it goes to the field of its name in the page that comes.
 */
function withoutControls(markup: string): string {
  return markup
    .split(formOfItsOwn)
    .map((part) =>
      formOfItsOwn.test(part)
        ? part
        : part.replaceAll(/<(button|input|select|textarea)\b(?![^>]*\sdata-early)/g, '<$1 disabled=""'),
    )
    .join('')
}
