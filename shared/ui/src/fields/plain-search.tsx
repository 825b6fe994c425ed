import Search from 'lucide-react/icons/search'
import { type FocusEvent, type FormEvent, useId } from 'react'
import { Icon } from '../layout/icon.tsx'
import styles from './field.module.css'

interface PlainSearchProps {
  readonly label: string
  readonly placeholder: string
  readonly defaultText: string
  /** Where its form leads without script; the text is `q` of the address. */
  readonly action: string
  readonly onFocus: (field: HTMLInputElement) => void
  readonly onSubmit: (text: string) => void
}

/** `SearchBox` before anybody uses it: a native field that it takes the place of (`begunIn`), and that works without script. */
export function PlainSearch({ label, placeholder, defaultText, action, onFocus, onSubmit }: PlainSearchProps) {
  const id = useId()
  return (
    <form
      action={action}
      className={styles.field}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        onSubmit(String(new FormData(event.currentTarget).get('q') ?? ''))
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.controlWrap}>
        <Icon of={Search} />
        <input
          id={id}
          name="q"
          type="text"
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          autoComplete="off"
          className={styles.control}
          placeholder={placeholder}
          defaultValue={defaultText}
          onFocus={({ target }: FocusEvent<HTMLInputElement>) => onFocus(target)}
        />
      </div>
    </form>
  )
}
