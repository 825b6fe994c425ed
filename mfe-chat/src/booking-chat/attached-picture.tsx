import { maxPictureWordsLength } from '@waymark/contracts/chat'
import { Button } from '@waymark/ui/button'
import { TextField } from '@waymark/ui/text-field'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { useObjectUrl } from '@waymark/web-kit/use-object-url'
import X from 'lucide-react/icons/x'
import css from './booking-chat.module.css'

interface AttachedPictureProps {
  readonly picture: File
  readonly words: string
  readonly onWords: (words: string) => void
  readonly onRemove: () => void
}

/** The picture that goes with the next message, and what it shows. */
export function AttachedPicture({ picture, words, onWords, onRemove }: AttachedPictureProps) {
  const preview = useObjectUrl(picture)
  return (
    <fieldset className={css.attached} aria-label="Attached picture">
      {preview && <img className={css.preview} src={preview} alt={picture.name} />}
      <div className={css.attachedWords}>
        <TextField
          label="What does it show?"
          isOptional
          hint="Read aloud to people who cannot see it."
          maxCharacters={maxPictureWordsLength}
          value={words}
          onChange={onWords}
        />
        <Button size="small" variant="quiet" icon={X} onPress={onRemove}>
          Remove <VisuallyHidden>{picture.name}</VisuallyHidden>
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{picture.name} is attached.</span>
      </VisuallyHidden>
    </fieldset>
  )
}
