import { Icon } from '@waymark/ui/icon'
import Star from 'lucide-react/icons/star'
import { useId } from 'react'
import css from './feedback.module.css'
import { type Stars, stars, starText } from './star-words.ts'

interface StarChoiceProps {
  readonly label: string
  /** Null before the first choice. */
  readonly value: Stars | null
  readonly onChange: (value: Stars) => void
}

/** Five stars as five radio buttons: arrows move, each says its number and its word. */
export function StarChoice({ label, value, onChange }: StarChoiceProps) {
  const name = useId()
  return (
    <fieldset className={css.stars}>
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
    </fieldset>
  )
}
