import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { FileDrop } from '@waymark/ui/file-drop'
import { ImageTile } from '@waymark/ui/image-tile'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import { imageHint, imageTypes } from '../upload-files.ts'
import { AltDialog } from './alt-dialog.tsx'
import type { Asked } from './asked.ts'
import styles from './location-pictures.module.css'
import { OtherPictures } from './other-pictures.tsx'
import type { Pictured } from './pictured.ts'

/** A banner and other pictures, each with alternative text. */
export function Pictures({ pictured }: { readonly pictured: Pictured }) {
  const { call, id, banner, hints } = pictured
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
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
          onFiles={([file]) => file && setAsked({ kind: 'newBanner', file })}
        />
      </Section>
      <OtherPictures pictured={pictured} onAsk={setAsked} />
      {asked && asked.kind !== 'delete' && (
        <AltDialog
          pictured={pictured}
          asked={asked}
          onFile={(file) => setAsked('file' in asked ? { ...asked, file } : asked)}
          onClose={close}
        />
      )}
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
