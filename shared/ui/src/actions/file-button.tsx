import type { LucideIcon } from 'lucide-react'
import ImagePlus from 'lucide-react/icons/image-plus'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import { type ReactNode, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import fieldStyles from '../fields/field.module.css'
import { Icon } from '../layout/icon.tsx'
import { pictureFault } from '../pictures/picture-fault.ts'
import { SlotButton } from './slot-button.tsx'

export interface FileButtonProps {
  /** Media types, such as `['image/jpeg', 'image/png']`. */
  acceptedTypes: readonly string[]
  onFile: (file: File) => void
  /** Called with the reason for a file that is refused; the button then does not show it. */
  onRefused?: (reason: string, file: File) => void
  icon?: LucideIcon
  isPending?: boolean
  /** Its label: "Replace", with the thing's name for screen readers. */
  children: ReactNode
}

/**
 * A small button that asks for one file, where a drop zone would be too much. What calls itself a picture and is none,
 * or has too many pixels, is refused beside it.
 */
export function FileButton({
  acceptedTypes,
  onFile,
  onRefused,
  icon = ImagePlus,
  isPending = false,
  children,
}: FileButtonProps) {
  const [refusal, setRefusal] = useState<string | null>(null)

  async function take(file: File) {
    const reason = await pictureFault(file)
    setRefusal(onRefused ? null : reason)
    if (reason === null) onFile(file)
    else onRefused?.(reason, file)
  }

  return (
    <>
      <FileTrigger
        acceptedFileTypes={acceptedTypes}
        onSelect={(list) => {
          const [file] = list ?? []
          if (file) void take(file)
        }}
      >
        <SlotButton variant="quiet" size="small" icon={icon} isPending={isPending} pendingLabel="Sending">
          {children}
        </SlotButton>
      </FileTrigger>
      {refusal !== null && (
        <p role="alert" className={fieldStyles.error}>
          <Icon of={OctagonAlert} />
          {refusal}
        </p>
      )}
    </>
  )
}
