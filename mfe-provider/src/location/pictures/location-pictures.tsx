import { serviceArea } from '@waymark/contracts/service-area'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { FileDrop } from '@waymark/ui/file-drop'
import { ImageTile } from '@waymark/ui/image-tile'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { useDraft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import type { Location } from '../location-draft.ts'
import { imageHint, imageTypes } from '../upload-files.ts'
import { AltDialog } from './alt-dialog.tsx'
import type { Asked } from './asked.ts'
import styles from './location-pictures.module.css'
import { OtherPictures } from './other-pictures.tsx'

/** The banner and the other pictures of a location, each with alternative text. */
export function LocationPictures({ location }: { readonly location: Location }) {
  const { serviceAreaId, banner, otherPictures } = location
  const [asked, setAsked] = useState<Asked | null>(null)
  // A reload forgets the file, never the text.
  const words = useDraft(`picture-words:${serviceAreaId}`, '')
  const upload = useSend(serviceArea.uploadServiceAreaImages, {
    quiet: true,
    onSuccess: () => {
      words.discard()
      setAsked(null)
      notify('success', 'The pictures are saved.')
    },
  })
  const ask = (next: Asked | null) => {
    upload.reset()
    setAsked(next)
  }

  const begin = (next: Asked) => {
    if ('alt' in next) words.change(next.alt)
    ask(next)
  }
  const end = () => {
    words.discard()
    ask(null)
  }

  function describe() {
    const alt = words.value.trim()
    switch (asked?.kind) {
      case 'newBanner':
        upload.mutate({
          input: { serviceAreaId, bannerImageAlt: alt },
          files: { bannerImage: asked.file },
        })
        return
      case 'newPicture':
        upload.mutate({
          input: { serviceAreaId, OtherImagesAlt: [alt] },
          files: { OtherImages: [asked.file] },
        })
        return
      case 'replace':
        upload.mutate({
          input: { serviceAreaId, OtherImagesAlt: [alt], ReplacedFiles: [asked.pictureId] },
          files: { OtherImages: [asked.file] },
        })
        return
      case 'bannerAlt':
        upload.mutate({ input: { serviceAreaId, bannerImageAlt: alt } })
        return
      case 'pictureAlt':
        upload.mutate({ input: { serviceAreaId, UpdatedImagesAlt: [{ pictureId: asked.pictureId, alt }] } })
        return
      default:
    }
  }

  async function remove(pictureId: number | null) {
    const input = pictureId === null ? { isBannerDeleted: true } : { DeletedFiles: [pictureId] }
    await upload.mutateAsync({ input: { serviceAreaId, ...input } }).then(
      () => undefined,
      ({ message }: Error) => notify('error', message),
    )
    end()
  }

  return (
    <Stack gap={12}>
      <Section title="Banner" hint="It shows at the top of the listing and on the map.">
        {banner && (
          <div className={styles.banner}>
            <ImageTile
              src={banner.url}
              alt={banner.alt}
              caption={banner.alt}
              onEdit={() => begin({ kind: 'bannerAlt', alt: banner.alt })}
              onDelete={() => begin({ kind: 'delete', pictureId: null, alt: banner.alt })}
            />
          </div>
        )}
        <FileDrop
          label={banner ? 'Choose another banner' : 'Banner'}
          hint={imageHint}
          acceptedTypes={imageTypes}
          onFiles={([file]) => file && begin({ kind: 'newBanner', file })}
        />
      </Section>
      <OtherPictures serviceAreaId={serviceAreaId} pictures={otherPictures} onAsk={begin} />
      {asked && asked.kind !== 'delete' && (
        <AltDialog
          words={words.value}
          onText={words.change}
          file={'file' in asked ? asked.file : null}
          percent={upload.isPending ? upload.progress : null}
          error={upload.error}
          onSave={describe}
          onFile={(file) => {
            if ('file' in asked) ask({ ...asked, file })
          }}
          onClose={end}
        />
      )}
      <ConfirmDialog
        isOpen={asked?.kind === 'delete'}
        title="Delete this picture?"
        confirmLabel="Yes, delete it"
        cancelLabel="Keep it"
        pendingLabel="Deleting"
        onConfirm={() => (asked?.kind === 'delete' ? remove(asked.pictureId) : undefined)}
        onCancel={end}
      >
        {asked?.kind === 'delete' ? `“${asked.alt}” is not shown to visitors any more.` : ''}
      </ConfirmDialog>
    </Stack>
  )
}
