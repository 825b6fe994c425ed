import { maxPictureMegapixels } from '@waymark/domain/picture-type'
import type { LucideIcon } from 'lucide-react'
import ImagePlus from 'lucide-react/icons/image-plus'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import { useState } from 'react'
import { DropZone, Text } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { SlotButton } from '../actions/slot-button.tsx'
import { fieldMark } from '../form/field-mark.ts'
import { useFieldError } from '../form/form-context.ts'
import { Icon } from '../layout/icon.tsx'
import { pictureFault } from '../pictures/picture-fault.ts'
import fieldStyles from './field.module.css'
import styles from './file-drop.module.css'

export interface FileDropProps {
  /** "Pictures of the entrance". */
  label: string
  /** Accepted types and sizes: "JPEG or PNG, up to 10 MB." */
  hint: string
  /** Media types, such as `['image/jpeg', 'image/png']`, and endings of names, such as `.geojson`. */
  acceptedTypes: readonly string[]
  allowsMany?: boolean
  buttonLabel?: string
  icon?: LucideIcon
  errorMessage?: string | undefined
  onFiles: (files: File[]) => void
  name?: string
}

/**
 * A place to drop or choose files; both ways lead to `onFiles` with the accepted ones, and say which were rejected and
 * why. A picture is one by its first bytes, not by its name, and has so many pixels at most as the server takes.
 */
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
  const [fault, setFault] = useState<string | null>(null)
  const placed = useFieldError(name ?? label)
  const message = fault ?? errorMessage ?? placed

  async function take(files: readonly File[]) {
    const { taken, sentence } = sorted(files, { acceptedTypes, allowsMany, hint })
    const { readable, fault: unreadable } = await judged(taken)
    setFault(sentence ?? unreadable)
    if (readable.length > 0) onFiles(readable)
  }

  return (
    <DropZone
      className={styles.zone ?? ''}
      // Its own tab stop: the name of the field follows.
      aria-label="Paste a file here:"
      data-wrong={message === undefined ? undefined : true}
      // Accepts any drop, so that it can say what does not work.
      getDropOperation={() => 'copy'}
      onDrop={async (event) => {
        const files = event.items.filter((item) => item.kind === 'file')
        await take(await Promise.all(files.map((item) => item.getFile())))
      }}
    >
      <Text slot="label" className={styles.label}>
        {label}
      </Text>
      <p className={styles.hint}>
        {hint}
        {acceptedTypes.some(isOfPictures) && ` At most ${maxPictureMegapixels} megapixels.`}
      </p>
      <div {...fieldMark(name, label)}>
        <FileTrigger
          acceptedFileTypes={acceptedTypes}
          allowsMultiple={allowsMany}
          onSelect={(list) => {
            if (list && list.length > 0) void take([...list])
          }}
        >
          <SlotButton variant="secondary" icon={icon}>
            {buttonLabel}
          </SlotButton>
        </FileTrigger>
      </div>
      {message !== undefined && (
        <p role="alert" className={fieldStyles.error}>
          <Icon of={OctagonAlert} />
          {message}
        </p>
      )}
    </DropZone>
  )
}

function isOfPictures(type: string): boolean {
  return type.startsWith('image/')
}

/** The accepted files, and a sentence about the others; null when all are accepted. */
function sorted(
  files: readonly File[],
  { acceptedTypes, allowsMany, hint }: Pick<FileDropProps, 'acceptedTypes' | 'hint'> & { readonly allowsMany: boolean },
): { readonly taken: File[]; readonly sentence: string | null } {
  if (files.length === 0) return { taken: [], sentence: `This is not a file. ${hint}` }
  const fitting = files.filter(({ type, name }) =>
    acceptedTypes.some((one) => (one.startsWith('.') ? name.toLowerCase().endsWith(one) : one === type)),
  )
  const taken = allowsMany ? fitting : fitting.slice(0, 1)
  const others = files.filter((file) => !fitting.includes(file)).map(({ name }) => name)
  if (others.length > 0) return { taken, sentence: `${others.join(', ')} cannot be used here. ${hint}` }
  const [first] = taken
  return {
    taken,
    sentence: first && taken.length < files.length ? `One file at a time: ${first.name} is used.` : null,
  }
}

/** The files without pictures that are none or too large, and a sentence about these. */
async function judged(files: File[]): Promise<{ readonly readable: File[]; readonly fault: string | null }> {
  const faults = await Promise.all(files.map(pictureFault))
  return {
    readable: files.filter((_, index) => faults[index] === null),
    fault: faults.find((fault) => fault !== null) ?? null,
  }
}
