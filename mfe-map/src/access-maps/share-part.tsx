import { CopyButton } from '@waymark/ui/copy-button'
import { TextField } from '@waymark/ui/text-field'
import type { AccessMapDraft } from './access-map.ts'
import css from './access-maps.module.css'
import { EditorPart } from './editor-part.tsx'
import { MapCode } from './map-code.tsx'
import { WebsiteCode } from './website-code.tsx'

/** Link, code for posters and code for websites of a map. They are made of the current host. */
export function SharePart({ map }: { readonly map: AccessMapDraft }) {
  const link = new URL(`/access-page?m=${map.slug}`, window.location.origin).href
  if (map.publishedAt === null)
    return (
      <EditorPart title="Share the map">
        <p className={css.small}>
          Once the map is public you find its link here, a code for posters, and code for websites.
        </p>
      </EditorPart>
    )
  return (
    <EditorPart title="Share the map">
      <div className={css.share}>
        <MapCode link={link} map={map} />
        <div className={css.shareWords}>
          <div className={css.copyRow}>
            <TextField label="Link" value={link} isReadOnly />
            <CopyButton text={link} variant="secondary">
              Copy the link
            </CopyButton>
          </div>
          <WebsiteCode link={link} map={map} />
        </div>
      </div>
    </EditorPart>
  )
}
