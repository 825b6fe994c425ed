import Pencil from 'lucide-react/icons/pencil'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button } from '../actions/button.tsx'
import { FileButton } from '../actions/file-button.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { ProgressBar } from '../messages/progress-bar.tsx'
import styles from './image-tile.module.css'

export interface ImageTileProps {
  src: string
  /** Required: what the picture shows. */
  alt: string
  caption?: string
  onEdit?: () => void
  /** Another picture in this one's place; `acceptedTypes` are its media types. */
  onReplace?: (file: File) => void
  acceptedTypes?: readonly string[]
  /** Opens a `ConfirmDialog`: a delete always asks first. */
  onDelete?: () => void
  /** 0 to 100 while it uploads. */
  uploadPercent?: number
}

/** An uploaded picture with its alternative text and actions. */
export function ImageTile({
  src,
  alt,
  caption,
  onEdit,
  onReplace,
  acceptedTypes = [],
  onDelete,
  uploadPercent,
}: ImageTileProps) {
  const name = <VisuallyHidden>{caption ?? alt}</VisuallyHidden>
  return (
    <figure className={styles.tile}>
      <img className={styles.picture} src={src} alt={alt} />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      {uploadPercent !== undefined ? (
        <div className={styles.progress}>
          <ProgressBar percent={uploadPercent} words={`Sending, ${Math.round(uploadPercent)} %`} />
        </div>
      ) : (
        <div className={styles.actions}>
          {onEdit && (
            <Button variant="quiet" size="small" icon={Pencil} onPress={onEdit}>
              Edit {name}
            </Button>
          )}
          {onReplace && (
            <FileButton icon={RefreshCw} acceptedTypes={acceptedTypes} onFile={onReplace}>
              Replace {name}
            </FileButton>
          )}
          {onDelete && (
            <Button variant="dangerQuiet" size="small" icon={Trash2} onPress={onDelete}>
              Delete {name}
            </Button>
          )}
        </div>
      )}
    </figure>
  )
}
