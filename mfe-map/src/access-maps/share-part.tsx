import { CopyButton } from '@waymark/ui/copy-button'
import { SwitchSegment } from '@waymark/ui/switch-segment'
import { TextField } from '@waymark/ui/text-field'
import { useState } from 'react'
import type { AccessMapDraft } from './access-map.ts'
import css from './access-maps.module.css'
import { EditorPart } from './editor-part.tsx'
import { MapCode } from './map-code.tsx'

const heights = [
  { id: '480', label: '480 px' },
  { id: '640', label: '640 px' },
  { id: '800', label: '800 px' },
] as const
type Height = (typeof heights)[number]['id']

/** Link, code for posters and code for websites of a map. They are made of the current host. */
export function SharePart({ map }: { readonly map: AccessMapDraft }) {
  const [height, setHeight] = useState<Height>('800')
  const link = new URL(`/access-page?m=${map.slug}`, window.location.origin).href
  const frame = `<iframe src="${link}&amp;embed=1" title="${escaped(map.title)}, map and list" width="100%" height="${height}" style="border:0" loading="lazy" allow="geolocation"></iframe>`
  if (map.publishedAt === null)
    return (
      <EditorPart title="Share it">
        <p className={css.small}>
          Once the map is public you find its link here, a code for posters, and code for websites.
        </p>
      </EditorPart>
    )
  return (
    <EditorPart title="Share it">
      <div className={css.share}>
        <MapCode link={link} map={map} />
        <div className={css.shareWords}>
          <div className={css.copyRow}>
            <TextField label="Link" value={link} isReadOnly />
            <CopyButton text={link} variant="secondary">
              Copy the link
            </CopyButton>
          </div>
          <SwitchSegment
            label="Height of the frame on a website"
            options={heights}
            value={height}
            onChange={setHeight}
          />
          <section className={css.code} aria-label="Code for a website">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard. */}
            <pre tabIndex={0}>
              <code>{frame}</code>
            </pre>
            <CopyButton text={frame} variant="secondary" size="small">
              Copy the code
            </CopyButton>
          </section>
        </div>
      </div>
    </EditorPart>
  )
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
