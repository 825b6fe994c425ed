import { serviceArea } from '@waymark/contracts/service-area'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { EmptyState } from '@waymark/ui/empty-state'
import { FileDrop } from '@waymark/ui/file-drop'
import { ImageTile } from '@waymark/ui/image-tile'
import { SectionHeading } from '@waymark/ui/section-heading'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import { useId, useState } from 'react'
import type { Location } from '../location-draft.ts'
import { AltDialog } from './alt-dialog.tsx'
import styles from './location-pictures.module.css'

const imageTypes = ['image/jpeg', 'image/png', 'image/webp']
const imageHint = 'JPEG, PNG or WebP, up to 10 MB.'

/** What is asked of the person next: the words of a new or saved picture, or whether one goes. */
type Asked =
  | { readonly kind: 'newBanner' | 'newPicture'; readonly file: File }
  | { readonly kind: 'bannerAlt'; readonly alt: string }
  | { readonly kind: 'pictureAlt'; readonly pictureId: number; readonly alt: string }
  | { readonly kind: 'delete'; readonly pictureId: number | null; readonly alt: string }

/** The banner and the other pictures of a location, each with words for those who do not see it. */
export function LocationPictures({ location }: { readonly location: Location }) {
  const bannerId = useId()
  const othersId = useId()
  const { serviceAreaId, banner, otherPictures } = location
  const [asked, setAsked] = useState<Asked | null>(null)
  const upload = useSend(serviceArea.uploadServiceAreaImages, {
    quiet: true,
    invalidates: [serviceArea.getServiceArea, serviceArea.getServiceAreas, serviceArea.getVenueMapData],
    onSuccess: () => {
      setAsked(null)
      notify('success', 'The pictures are saved.')
    },
  })
  const ask = (next: Asked | null) => {
    upload.reset()
    setAsked(next)
  }

  function describe(alt: string) {
    switch (asked?.kind) {
      case 'newBanner':
        upload.mutate({ input: { serviceAreaId, bannerImageAlt: alt }, files: { bannerImage: asked.file } })
        return
      case 'newPicture':
        upload.mutate({ input: { serviceAreaId, OtherImagesAlt: [alt] }, files: { OtherImages: [asked.file] } })
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
    setAsked(null)
  }

  return (
    <div className={styles.parts}>
      <section className={styles.part} aria-labelledby={bannerId}>
        <SectionHeading id={bannerId} hint="It stands on top of the listing and on the map.">
          Banner
        </SectionHeading>
        {banner && (
          <div className={styles.banner}>
            <ImageTile
              src={banner.url}
              alt={banner.alt}
              caption={banner.alt}
              onEdit={() => ask({ kind: 'bannerAlt', alt: banner.alt })}
              onDelete={() => ask({ kind: 'delete', pictureId: null, alt: banner.alt })}
            />
          </div>
        )}
        <FileDrop
          label={banner ? 'Another banner instead' : 'Banner'}
          hint={imageHint}
          acceptedTypes={imageTypes}
          onFiles={([file]) => file && ask({ kind: 'newBanner', file })}
        />
      </section>
      <section className={styles.part} aria-labelledby={othersId}>
        <SectionHeading id={othersId} hint="The entrance, the car park, the toilet: what helps people to decide.">
          Other pictures
        </SectionHeading>
        {otherPictures.length === 0 ? (
          <EmptyState title="No other pictures yet" headingLevel={3}>
            Here you will see the pictures of this place, in the order in which visitors see them.
          </EmptyState>
        ) : (
          <ul className={styles.pictures}>
            {otherPictures.map(({ pictureId, url, alt }) => (
              <li key={pictureId}>
                <ImageTile
                  src={url}
                  alt={alt}
                  caption={alt}
                  onEdit={() => ask({ kind: 'pictureAlt', pictureId, alt })}
                  onDelete={() => ask({ kind: 'delete', pictureId, alt })}
                />
              </li>
            ))}
          </ul>
        )}
        <FileDrop
          label="Add a picture"
          hint={imageHint}
          acceptedTypes={imageTypes}
          onFiles={([file]) => file && ask({ kind: 'newPicture', file })}
        />
      </section>
      {asked && asked.kind !== 'delete' && (
        <AltDialog
          alt={'alt' in asked ? asked.alt : ''}
          file={'file' in asked ? asked.file : null}
          percent={upload.isPending ? upload.progress : null}
          error={upload.error}
          onSave={describe}
          onClose={() => ask(null)}
        />
      )}
      <ConfirmDialog
        isOpen={asked?.kind === 'delete'}
        title="Delete this picture?"
        confirmLabel="Yes, delete it"
        cancelLabel="Keep it"
        pendingLabel="Deleting"
        onConfirm={() => (asked?.kind === 'delete' ? remove(asked.pictureId) : undefined)}
        onCancel={() => ask(null)}
      >
        {asked?.kind === 'delete' ? `“${asked.alt}” is not shown to visitors any more.` : ''}
      </ConfirmDialog>
    </div>
  )
}
