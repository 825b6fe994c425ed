import type { ReactNode } from 'react'
import { SelectField, type SelectOption } from '../fields/select-field.tsx'

export interface ListFilterProps<Filter extends string> {
  /** `useListState` of web-kit. */
  list: {
    readonly filters: Readonly<Record<Filter, readonly string[]>>
    readonly setFilter: (filter: Filter, values: readonly string[]) => void
  }
  filter: Filter
  label: string
  help?: ReactNode
  /** What is shown while nothing is chosen: "All roles", "Waiting". */
  all?: string
  options: readonly SelectOption<string | number>[]
}

/** One choice that narrows a list. It is in the URL; a value there that is no option counts as none. */
export function ListFilter<Filter extends string>({
  list,
  filter,
  label,
  help,
  all = 'All',
  options,
}: ListFilterProps<Filter>) {
  const choices = options.map((option) => ({ ...option, id: String(option.id) }))
  return (
    <SelectField
      label={label}
      help={help}
      options={[{ id: '', label: all }, ...choices]}
      value={choices.find(({ id }) => id === list.filters[filter][0])?.id ?? ''}
      onChange={(id) => list.setFilter(filter, id === '' ? [] : [id])}
    />
  )
}
