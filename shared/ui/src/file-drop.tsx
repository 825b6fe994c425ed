import type { LucideIcon } from 'lucide-react'
import ImagePlus from 'lucide-react/icons/image-plus'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import { DropZone, Text } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from './button.tsx'
import fieldStyles from './field.module.css'
import styles from './file-drop.module.css'
import { Icon } from './icon.tsx'

export interface FileDropProps {
  /** "Pictures of the entrance". */
  label: string
  /** Kinds and sizes that work: "JPEG or PNG, up to 10 MB." */
  hint: string
  /** Media types, such as `['image/jpeg', 'image/png']`. */
  acceptedTypes: readonly string[]
  allowsMany?: boolean
  buttonLabel?: string
  icon?: LucideIcon
  errorMessage?: string | undefined
  onFiles: (files: File[]) => void
  name?: string
}

/** A place to drop or choose files; both ways lead to `onFiles` with the accepted ones. */
export function FileDrop({
  label,
  hint,
  acceptedTypes,
  allowsMany = false,
  buttonLabel = 'Choose a picture',
  icon = ImagePlus,
  errorMessage,
  onFiles,
  name,
}: FileDropProps) {
  return (
    <DropZone
      className={styles.zone ?? ''}
      data-field={name}
      data-wrong={errorMessage === undefined ? undefined : true}
      getDropOperation={(types) => (acceptedTypes.some((type) => types.has(type)) ? 'copy' : 'cancel')}
      onDrop={async (event) => {
        const dropped = event.items.flatMap((item) =>
          item.kind === 'file' && acceptedTypes.includes(item.type) ? [item.getFile()] : [],
        )
        const files = await Promise.all(allowsMany ? dropped : dropped.slice(0, 1))
        if (files.length > 0) onFiles(files)
      }}
    >
      <Text slot="label" className={styles.label}>
        {label}
      </Text>
      <p className={styles.hint}>{hint}</p>
      <FileTrigger
        acceptedFileTypes={acceptedTypes}
        allowsMultiple={allowsMany}
        onSelect={(list) => {
          const files = [...(list ?? [])]
          if (files.length > 0) onFiles(files)
        }}
      >
        <Button variant="secondary" icon={icon}>
          {buttonLabel}
        </Button>
      </FileTrigger>
      {errorMessage && (
        <p className={fieldStyles.error}>
          <Icon of={OctagonAlert} />
          {errorMessage}
        </p>
      )}
    </DropZone>
  )
}
