import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Dialog } from '../messages/dialog.tsx'
import { type Crop, type CropShape, wholePicture } from './crop.ts'
import { croppedFile } from './draw-crop.ts'
import { PictureCrop } from './picture-crop.tsx'
import { forgetPicture, readPicture } from './read-picture.ts'

export interface CropDialogProps {
  /** The file that was chosen; null while there is none. */
  readonly file: File | null
  readonly shape: CropShape
  /** What the part becomes: "The part of the picture that becomes the logo". */
  readonly label: string
  /** With the part; with the whole file where the browser cannot read it, so that the server says why. */
  readonly onDone: (file: File) => void
  readonly onClose: () => void
}

/** Asks which part of a picture shows, before it is taken. */
export function CropDialog({ file, shape, label, onDone, onClose }: CropDialogProps) {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const [crop, setCrop] = useState<Crop>(wholePicture)
  const [asked, setAsked] = useState<File | null>(null)
  if (asked !== file) {
    setAsked(file)
    setPicture(null)
    setCrop(wholePicture)
  }
  const takeWhole = useEffectEvent(onDone)
  useEffect(() => {
    if (!file) return undefined
    let read: HTMLImageElement | null = null
    let isLeft = false
    void readPicture(file).then((found) => {
      read = found
      if (isLeft) {
        if (found) forgetPicture(found)
      } else if (found) setPicture(found)
      else takeWhole(file)
    })
    return () => {
      isLeft = true
      if (read) forgetPicture(read)
    }
  }, [file])
  return (
    <Dialog
      isOpen={file !== null && picture !== null}
      title="Choose the part"
      subtitle={`Cut to ${shape.width} x ${shape.height}`}
      hasCloseButton={false}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            onPress={() => {
              if (file && picture)
                void croppedFile(picture, shape, crop, file.name.replace(/\.[^.]*$/, '')).then(onDone)
            }}
          >
            Use this part
          </Button>
          <Button onPress={onClose}>Cancel</Button>
        </>
      }
    >
      {picture && <PictureCrop picture={picture} shape={shape} crop={crop} label={label} onChange={setCrop} />}
    </Dialog>
  )
}
