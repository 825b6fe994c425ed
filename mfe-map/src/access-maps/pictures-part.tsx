import { Button } from '@waymark/ui/button'
import { FileDrop } from '@waymark/ui/file-drop'
import { TextField } from '@waymark/ui/text-field'
import Trash2 from 'lucide-react/icons/trash-2'
import type { AccessMapDraft } from './access-map.ts'
import css from './access-maps.module.css'
import { EditorPart } from './editor-part.tsx'
import type { MapForm } from './map-editor.tsx'
import { usePictures } from './use-pictures.ts'

const imageTypes = ['image/jpeg', 'image/png', 'image/webp']

/** The logo, and the location image, which is drawn from the base map while there is no other. */
export function PicturesPart({ form, map }: { readonly form: MapForm; readonly map: AccessMapDraft }) {
  const { title, locationImageAlt } = form.values
  const { logoUrl, imageUrl, isDrawn } = usePictures(form.values, map)
  return (
    <EditorPart title="Pictures">
      <div className={css.pictures}>
        <div className={css.picture}>
          <h3 className={css.pictureTitle}>Logo</h3>
          {logoUrl && (
            <>
              <img className={css.logo} src={logoUrl} alt={`Logo of ${title}`} />
              <Button
                variant="dangerQuiet"
                size="small"
                icon={Trash2}
                onPress={() => form.change({ logo: null, isLogoDeleted: true })}
              >
                Remove the logo
              </Button>
            </>
          )}
          <FileDrop
            name="logo"
            label={logoUrl ? 'Another logo' : 'No logo yet'}
            hint="JPEG, PNG or WebP, up to 5 MB. It is shown whole."
            acceptedTypes={imageTypes}
            onFiles={([logo]) => logo && form.change({ logo, isLogoDeleted: false })}
          />
        </div>
        <div className={css.picture}>
          <h3 className={css.pictureTitle}>Location image</h3>
          {imageUrl && (
            <img
              className={css.locationImage}
              src={imageUrl}
              alt={isDrawn ? `Map of ${form.values.placeName || title}` : locationImageAlt}
            />
          )}
          {isDrawn ? (
            <p className={css.small}>
              {imageUrl
                ? 'Drawn from the map. It follows the first view and the places with each save.'
                : 'It will be drawn from the map when you save.'}
            </p>
          ) : (
            <Button
              variant="dangerQuiet"
              size="small"
              icon={Trash2}
              onPress={() => form.change({ locationImage: null, isLocationImageDeleted: true, locationImageAlt: '' })}
            >
              Use a drawn map instead
            </Button>
          )}
          <FileDrop
            name="locationImage"
            label={isDrawn ? 'Your own picture' : 'Another picture'}
            hint="JPEG, PNG or WebP, up to 10 MB. It fills 600 x 360."
            acceptedTypes={imageTypes}
            onFiles={([locationImage]) =>
              locationImage && form.change({ locationImage, isLocationImageDeleted: false })
            }
          />
        </div>
      </div>
      {!isDrawn && (
        <TextField
          {...form.field('locationImageAlt')}
          label="What the location image shows"
          hint="Read out to people who cannot see it."
          maxCharacters={200}
        />
      )}
    </EditorPart>
  )
}
