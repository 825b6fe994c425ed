import { useState } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type SpacelessFieldProps = TextFieldProps

/** A text field that never holds a space, whether typed or pasted. */
export function SpacelessField({ value, defaultValue = '', onChange, ...rest }: SpacelessFieldProps) {
  const [typed, setTyped] = useState(defaultValue)
  return (
    <TextField
      {...rest}
      value={value ?? typed}
      onChange={(text) => {
        const stripped = text.replace(/\s/g, '')
        setTyped(stripped)
        onChange?.(stripped)
      }}
    />
  )
}
