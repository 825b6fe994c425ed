import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { CropDialog } from '@waymark/ui/crop-dialog'
import { FileDrop } from '@waymark/ui/file-drop'
import { ImageTile } from '@waymark/ui/image-tile'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import { imageHint, imageTypes, tooLargeSentence } from '../upload-files.ts'
import { AltDialog } from './alt-dialog.tsx'
import type { Asked } from './asked.ts'
import styles from './location-pictures.module.css'
import { OtherPictures } from './other-pictures.tsx'
import type { Pictured } from './pictured.ts'

/** The larger of the two shapes in which pictures are kept; the strip of lists is the middle of it. */
const shape = { width: 1024, height: 700, isFilled: true }

/** A banner and other pictures, each with the part that was chosen and alternative text. */
export function Pictures({ pictured }: { readonly pictured: Pictured }) {
  const { call, id, banner, hints } = pictured
  const [asked, setAsked] = useState<Asked | null>(null)
  const [cutting, setCutting] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const ask = (next: Asked) => {
    const isCut = 'file' in next && tooLargeSentence(next.file) === null
    if (isCut) setCutting(next)
    else setAsked(next)
  }
  const upload = useSend(call, {
    onSuccess: () => notify('success', 'The pictures are saved.'),
  })

  async function remove(pictureId: number | null) {
    const input = pictureId === null ? { isBannerDeleted: true } : { DeletedFiles: [pictureId] }
    // The toast of the failed change says why.
    await upload.mutateAsync({ input: { ...id, ...input } }).catch(() => undefined)
    close()
  }

  return (
    <Stack gap={12}>
      <Section title="Banner" hint={hints.banner}>
        {banner && (
          <div className={styles.banner}>
            <ImageTile
              src={banner.url}
              alt={banner.alt}
              caption={banner.alt}
              onEdit={() => setAsked({ kind: 'bannerAlt', alt: banner.alt })}
              onDelete={() => setAsked({ kind: 'delete', pictureId: null, alt: banner.alt })}
            />
          </div>
        )}
        <FileDrop
          label={banner ? 'Choose another banner' : 'Banner'}
          hint={imageHint}
          acceptedTypes={imageTypes}
          onFiles={([file]) => file && ask({ kind: 'newBanner', file })}
        />
      </Section>
      <OtherPictures pictured={pictured} onAsk={ask} />
      {asked && asked.kind !== 'delete' && (
        <AltDialog
          pictured={pictured}
          asked={asked}
          onFile={(file) => 'file' in asked && ask({ ...asked, file })}
          onClose={close}
        />
      )}
      <CropDialog
        file={cutting && 'file' in cutting ? cutting.file : null}
        shape={shape}
        label="The part of the picture that people see"
        onDone={(file) => {
          setCutting(null)
          if (cutting && 'file' in cutting) setAsked({ ...cutting, file })
        }}
        onClose={() => setCutting(null)}
      />
      <ConfirmDialog
        isOpen={asked?.kind === 'delete'}
        title="Delete this picture?"
        confirmLabel="Yes, delete it"
        cancelLabel="Keep it"
        pendingLabel="Deleting"
        onConfirm={() => (asked?.kind === 'delete' ? remove(asked.pictureId) : undefined)}
        onCancel={close}
      >
        {asked?.kind === 'delete' ? `“${asked.alt}” is not shown to visitors any more.` : ''}
      </ConfirmDialog>
    </Stack>
  )
}
