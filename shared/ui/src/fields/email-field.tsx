import { SpacelessField, type SpacelessFieldProps } from './spaceless-field.tsx'

export type EmailFieldProps = Omit<SpacelessFieldProps, 'type' | 'inputMode' | 'after'>

/** An email address. Spaces are stripped while typing and pasting (section 5). */
export function EmailField(props: EmailFieldProps) {
  return <SpacelessField autoComplete="email" {...props} type="email" inputMode="email" />
}
