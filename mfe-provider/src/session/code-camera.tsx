import { Notice } from '@waymark/ui/notice'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './who-comes.module.css'

/** The camera of this device, looking for the code of a ticket. The reader is loaded when it is first used. */
export function CodeCamera({ onCode }: { readonly onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const found = useEffectEvent(onCode)

  useEffect(() => {
    let isOver = false
    let stop = () => {}
    const look = async (element: HTMLVideoElement) => {
      const { BrowserQRCodeReader } = await import('@zxing/browser')
      const controls = await new BrowserQRCodeReader().decodeFromConstraints(
        { video: { facingMode: 'environment' } },
        element,
        (result) => {
          if (result) found(result.getText())
        },
      )
      stop = () => controls.stop()
      if (isOver) stop()
    }
    if (video.current)
      look(video.current).catch((error: unknown) => {
        if (!isOver) setFault(cameraFault(error))
      })
    return () => {
      isOver = true
      stop()
    }
  }, [])

  if (fault !== null)
    return (
      <Notice tone="warning" title="The camera does not work here." isLive>
        {fault}
      </Notice>
    )
  return (
    <>
      <video ref={video} className={styles.video} muted playsInline aria-label="What the camera sees" />
      <p className={styles.soft}>Hold the code of the ticket in front of the camera.</p>
    </>
  )
}

function cameraFault(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError') return 'This browser may not use it. Allow it in its settings, or type the code.'
  if (name === 'NotFoundError') return 'This device has none. Type the code instead.'
  return 'Type the code instead.'
}
