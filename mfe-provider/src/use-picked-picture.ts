import { unreadablePictureText } from '@waymark/domain/picture-type'
import { type Crop, wholePicture } from '@waymark/ui/crop'
import { forgetPicture, readPicture } from '@waymark/ui/read-picture'
import { announce } from '@waymark/web-kit/announcement'
import { useEffect, useState } from 'react'

/** The media types that a picture may have. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp']

/** A chosen picture and the part of it that shows. */
export function usePickedPicture() {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const [crop, setCrop] = useState<Crop>(wholePicture)
  const [error, setError] = useState<string | undefined>()
  useEffect(() => {
    if (!picture) return undefined
    return () => forgetPicture(picture)
  }, [picture])
  return {
    picture,
    crop,
    setCrop,
    error,
    choose: async (file: File) => {
      const read = await readPicture(file)
      setError(read ? undefined : unreadablePictureText)
      if (!read) return
      setPicture(read)
      setCrop(wholePicture)
      announce('Choose the part of the picture that shows: with the sliders, or by dragging it.')
    },
    forget: () => {
      setPicture(null)
      setError(undefined)
    },
  }
}
