import { Button } from '@waymark/ui/button'
import { saveFile } from '@waymark/web-kit/save-file'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react'
import { useRef } from 'react'
import type { AccessMapDraft } from './access-map.ts'
import css from './map-code.module.css'

const printedPx = 1200

/** The code for posters: as a file, or printed with the title and the link under it. */
export function MapCode({ link, map }: { readonly link: string; readonly map: AccessMapDraft }) {
  const drawing = useRef<SVGSVGElement>(null)
  const picture = useRef<HTMLCanvasElement>(null)
  const fileName = `${map.slug}-code`

  function saveSvg() {
    if (!drawing.current) return
    const text = new XMLSerializer().serializeToString(drawing.current)
    saveFile({ blob: new Blob([text], { type: 'image/svg+xml' }), fileName: `${fileName}.svg` })
  }

  function savePng() {
    picture.current?.toBlob((blob) => {
      if (blob) saveFile({ blob, fileName: `${fileName}.png` })
    }, 'image/png')
  }

  return (
    <div className={css.code}>
      <div className={css.paper}>
        <QRCodeSVG
          ref={drawing}
          value={link}
          size={168}
          marginSize={2}
          level="M"
          title={`Code that opens ${map.title}`}
        />
      </div>
      <QRCodeCanvas ref={picture} hidden value={link} size={printedPx} marginSize={4} level="M" />
      <Button size="small" icon={Download} onPress={saveSvg}>
        Save as SVG
      </Button>
      <Button size="small" icon={Download} onPress={savePng}>
        Save as PNG
      </Button>
      <Button size="small" icon={Printer} onPress={() => window.print()}>
        Print a poster
      </Button>
      <div className={css.poster} aria-hidden="true">
        {map.logo && <img src={map.logo.url} alt="" width={140} height={140} />}
        <p className={css.posterTitle}>{map.title}</p>
        <p>{map.intro}</p>
        <QRCodeSVG value={link} size={360} marginSize={2} level="M" />
        <p className={css.posterLink}>{link}</p>
      </div>
    </div>
  )
}
