import { CopyButton } from '@waymark/ui/copy-button'
import { SwitchSegment } from '@waymark/ui/switch-segment'
import { useState } from 'react'
import type { AccessMapDraft } from './access-map.ts'
import css from './access-maps.module.css'

const kinds = [
  { id: 'frame', label: 'A frame' },
  { id: 'script', label: 'A script' },
] as const
const heights = [
  { id: '480', label: '480 px' },
  { id: '640', label: '640 px' },
  { id: '800', label: '800 px' },
] as const

/** What the owner of a website pastes (docs/embedding.md): a frame, or one line that makes a frame as tall as what it shows. */
export function WebsiteCode({ link, map }: { readonly link: string; readonly map: AccessMapDraft }) {
  const [kind, setKind] = useState<(typeof kinds)[number]['id']>('frame')
  const [height, setHeight] = useState<(typeof heights)[number]['id']>('800')
  const title = `${escaped(map.title)}, map and list`
  const code =
    kind === 'script'
      ? `<script src="${new URL('/access-map.js', link).href}" data-map="${map.slug}" data-title="${title}"></script>`
      : `<iframe src="${link}&amp;embed=1" title="${title}" width="100%" height="${height}" style="border:0" loading="lazy" allow="geolocation; clipboard-write; payment"></iframe>`
  return (
    <>
      <SwitchSegment label="Code for a website" options={kinds} value={kind} onChange={setKind} />
      {kind === 'frame' ? (
        <SwitchSegment label="Height of the frame" options={heights} value={height} onChange={setHeight} />
      ) : (
        <p className={css.small}>One line of code. The map is as high as what it shows.</p>
      )}
      <section className={css.code} aria-label="Code for a website">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard. */}
        <pre tabIndex={0}>
          <code>{code}</code>
        </pre>
        <CopyButton text={code} variant="secondary" size="small">
          Copy the code
        </CopyButton>
      </section>
    </>
  )
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
