import { EmptyState } from '@waymark/ui/empty-state'
import { FileDrop } from '@waymark/ui/file-drop'
import { ImageTile } from '@waymark/ui/image-tile'
import { Section } from '@waymark/ui/section'
import { SortableTiles } from '@waymark/ui/sortable-tiles'
import { announce } from '@waymark/web-kit/announcement'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import { imageHint, imageTypes } from '../upload-files.ts'
import type { Asked } from './asked.ts'
import styles from './location-pictures.module.css'
import type { Pictured } from './pictured.ts'

type Picture = Pictured['otherPictures'][number]

interface OtherPicturesProps {
  readonly pictured: Pictured
  readonly onAsk: (next: Asked) => void
}

/** The pictures besides the banner, in the order visitors see them; a new order is saved at once. */
export function OtherPictures({ pictured, onAsk }: OtherPicturesProps) {
  const { call, id: of, otherPictures: pictures, hints } = pictured
  const [wished, setWished] = useState<readonly number[] | null>(null)
  const reorder = useSend(call, {})
  const shown = wished ? inOrder(pictures, wished) : pictures

  return (
    <Section title="Other pictures" hint={hints.others}>
      {shown.length === 0 ? (
        <EmptyState title="No other pictures yet" headingLevel={3}>
          {hints.none}
        </EmptyState>
      ) : (
        <>
          {shown.length > 1 && (
            <p className={styles.hint}>Drag a picture to its place, or use “Earlier” and “Later”.</p>
          )}
          <SortableTiles
            label="Other pictures, in their order"
            items={shown}
            idOf={({ pictureId }) => pictureId}
            nameOf={({ alt }) => alt}
            onReorder={(order, { id, place }) => {
              setWished(order)
              announce(
                `${pictures.find((one) => one.pictureId === id)?.alt ?? 'The picture'} is now ${place} of ${order.length}.`,
              )
              reorder.mutate({ input: { ...of, order } }, { onSettled: () => setWished(null) })
            }}
          >
            {({ pictureId, url, alt }) => (
              <ImageTile
                src={url}
                alt={alt}
                caption={alt}
                acceptedTypes={imageTypes}
                onEdit={() => onAsk({ kind: 'pictureAlt', pictureId, alt })}
                onReplace={(file) => onAsk({ kind: 'replace', pictureId, alt, file })}
                onDelete={() => onAsk({ kind: 'delete', pictureId, alt })}
              />
            )}
          </SortableTiles>
        </>
      )}
      <FileDrop
        label="Add a picture"
        hint={imageHint}
        acceptedTypes={imageTypes}
        onFiles={([file]) => file && onAsk({ kind: 'newPicture', file })}
      />
    </Section>
  )
}

/** The pictures in the chosen order; one added in the meantime comes last. */
function inOrder(pictures: readonly Picture[], ids: readonly number[]): Picture[] {
  const place = ({ pictureId }: Picture) => {
    const index = ids.indexOf(pictureId)
    return index < 0 ? ids.length : index
  }
  return [...pictures].sort((one, other) => place(one) - place(other))
}
