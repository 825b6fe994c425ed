import { fieldMark } from '@waymark/ui/field-mark'
import { useFieldError } from '@waymark/ui/form-context'
import { Icon } from '@waymark/ui/icon'
import Star from 'lucide-react/icons/star'
import css from './feedback.module.css'
import { type Stars, stars, starText } from './star-words.ts'

interface StarChoiceProps {
  readonly name: string
  readonly label: string
  /** Null before the first choice. */
  readonly value: Stars | null
  readonly onChange: (value: Stars) => void
}

/** Five stars as five radio buttons: arrows move, each says its number and its word. */
export function StarChoice({ name, label, value, onChange }: StarChoiceProps) {
  const error = useFieldError(name)
  return (
    <fieldset className={css.stars} {...fieldMark(name, label)}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.row}>
        {stars.map((one) => (
          <label key={one} className={css.star}>
            <input
              type="radio"
              name={name}
              className={css.radio}
              checked={one === value}
              onChange={() => onChange(one)}
              aria-label={starText(one)}
            />
            <Icon of={Star} isFilled={value !== null && one <= value} />
          </label>
        ))}
      </div>
      <p className={css.chosen} aria-hidden="true">
        {value === null ? 'Not chosen yet' : starText(value)}
      </p>
      {error && <p className={css.error}>{error}</p>}
    </fieldset>
  )
}
