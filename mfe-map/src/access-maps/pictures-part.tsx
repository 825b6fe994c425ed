import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { CropDialog } from '@waymark/ui/crop-dialog'
import { GroupError } from '@waymark/ui/field-group'
import { fieldMark } from '@waymark/ui/field-mark'
import { FileButton } from '@waymark/ui/file-button'
import { TextField } from '@waymark/ui/text-field'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { AccessMapDraft, MapForm } from './access-map.ts'
import css from './access-maps.module.css'
import { EditorPart } from './editor-part.tsx'
import { usePictures } from './use-pictures.ts'

const shapes = {
  logo: { width: 360, height: 360, isFilled: false },
  locationImage: { width: 600, height: 360, isFilled: true },
}
const labels = {
  logo: 'The part of the picture that becomes the logo',
  locationImage: 'The part of the picture that becomes the location image',
}
const imageTypes = ['image/jpeg', 'image/png', 'image/webp']

/** The logo, and the location image, which is drawn from the base map while there is no other. */
export function PicturesPart({ form, map }: { readonly form: MapForm; readonly map: AccessMapDraft }) {
  const { title, placeName, locationImageAlt } = form.values
  const { logoUrl, imageUrl, isDrawn } = usePictures(form.values, map)
  const [chosen, setChosen] = useState<{ readonly of: keyof typeof shapes; readonly file: File } | null>(null)
  const take = (file: File) => {
    if (chosen?.of === 'logo') form.change({ logo: file, isLogoDeleted: false })
    if (chosen?.of === 'locationImage') form.change({ locationImage: file, isLocationImageDeleted: false })
    setChosen(null)
  }
  return (
    <EditorPart title="Pictures">
      <div className={css.pictures}>
        <div className={css.picture} {...fieldMark('logo', 'Logo')}>
          <h3 className={css.pictureTitle}>Logo</h3>
          {logoUrl ? (
            <img className={css.logo} src={logoUrl} alt={`Logo of ${title}`} />
          ) : (
            <p className={css.small}>No logo yet. The map shows the whole logo, without cutting it.</p>
          )}
          <Cluster>
            <FileButton acceptedTypes={imageTypes} onFile={(file) => setChosen({ of: 'logo', file })}>
              {logoUrl ? 'Change' : 'Choose'} <VisuallyHidden>the logo</VisuallyHidden>
            </FileButton>
            {logoUrl && (
              <Button
                variant="dangerQuiet"
                size="small"
                icon={Trash2}
                onPress={() => form.change({ logo: null, isLogoDeleted: true })}
              >
                Remove <VisuallyHidden>the logo</VisuallyHidden>
              </Button>
            )}
          </Cluster>
          <GroupError name="logo" />
        </div>
        <div className={css.picture} {...fieldMark('locationImage', 'Location image')}>
          <h3 className={css.pictureTitle}>Location image</h3>
          {imageUrl && (
            <img
              className={css.locationImage}
              src={imageUrl}
              alt={isDrawn ? `Map of ${placeName || title}` : locationImageAlt}
            />
          )}
          {isDrawn && (
            <p className={css.small}>
              {imageUrl
                ? 'Drawn from the map, and drawn again each time you save.'
                : 'We draw this image from the map when you save.'}
            </p>
          )}
          <Cluster>
            <FileButton acceptedTypes={imageTypes} onFile={(file) => setChosen({ of: 'locationImage', file })}>
              {isDrawn ? 'Use a picture of your own' : 'Change'} <VisuallyHidden>as location image</VisuallyHidden>
            </FileButton>
            {!isDrawn && (
              <Button
                variant="quiet"
                size="small"
                onPress={() => form.change({ locationImage: null, isLocationImageDeleted: true, locationImageAlt: '' })}
              >
                Use a drawn map instead
              </Button>
            )}
          </Cluster>
          <GroupError name="locationImage" />
        </div>
      </div>
      <p className={css.small}>
        JPEG, PNG or WebP: the logo up to 5 MB, the location image up to 10 MB and cut to 600 x 360. You choose the part
        that shows.
      </p>
      <CropDialog
        file={chosen?.file ?? null}
        shape={shapes[chosen?.of ?? 'logo']}
        label={labels[chosen?.of ?? 'logo']}
        onDone={take}
        onClose={() => setChosen(null)}
      />
      {!isDrawn && (
        <TextField
          {...form.field('locationImageAlt')}
          label="What the location image shows"
          hint="Read out to people who cannot see it."
          isOptional={false}
          maxCharacters={200}
        />
      )}
    </EditorPart>
  )
}
