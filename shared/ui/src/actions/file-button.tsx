import type { LucideIcon } from 'lucide-react'
import ImagePlus from 'lucide-react/icons/image-plus'
import type { ReactNode } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from './button.tsx'

export interface FileButtonProps {
  /** Media types, such as `['image/jpeg', 'image/png']`. */
  acceptedTypes: readonly string[]
  onFile: (file: File) => void
  icon?: LucideIcon
  isPending?: boolean
  /** Its label: "Replace", with the thing's name for screen readers. */
  children: ReactNode
}

/** A small button that asks for one file, where a drop zone would be too much. */
export function FileButton({ acceptedTypes, onFile, icon = ImagePlus, isPending = false, children }: FileButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={acceptedTypes}
      onSelect={(list) => {
        const [file] = list ?? []
        if (file) onFile(file)
      }}
    >
      <Button variant="quiet" size="small" icon={icon} isPending={isPending} pendingLabel="Sending">
        {children}
      </Button>
    </FileTrigger>
  )
}
