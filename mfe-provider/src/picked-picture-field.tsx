import { Button } from '@waymark/ui/button'
import { FileDrop } from '@waymark/ui/file-drop'
import { PictureCrop, type PictureCropProps } from '@waymark/ui/picture-crop'
import { Stack } from '@waymark/ui/stack'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { imageTypes, type usePickedPicture } from './use-picked-picture.ts'

interface PickedPictureFieldProps {
  readonly picked: ReturnType<typeof usePickedPicture>
  /** Of the call's input. */
  readonly name: string
  readonly label: string
  readonly hint: string
  /** What its part becomes: "The part of the picture that clients see". */
  readonly cropLabel: string
  readonly shape: PictureCropProps['shape']
  /** The width in lists, in pixels. */
  readonly listWidth: number
  /** The picture that is saved, and how it is taken away; while another one is picked, its part is chosen instead. */
  readonly children: ReactNode
}

/** One picture of a form: the saved one, the part of another that was picked, and where one is picked. */
export function PickedPictureField({
  picked,
  name,
  label,
  hint,
  cropLabel,
  shape,
  listWidth,
  children,
}: PickedPictureFieldProps) {
  return (
    <Stack gap={3}>
      {picked.picture ? (
        <>
          <PictureCrop
            picture={picked.picture}
            shape={shape}
            crop={picked.crop}
            label={cropLabel}
            small={{ width: listWidth, caption: 'In lists', label: 'The same, in the small size' }}
            onChange={picked.setCrop}
          />
          <div>
            <Button variant="dangerQuiet" size="small" icon={Trash2} onPress={picked.forget}>
              Do not use this picture
            </Button>
          </div>
        </>
      ) : (
        children
      )}
      <FileDrop
        name={name}
        label={label}
        hint={hint}
        acceptedTypes={imageTypes}
        errorMessage={picked.error}
        onFiles={([first]) => void (first && picked.choose(first))}
      />
    </Stack>
  )
}
