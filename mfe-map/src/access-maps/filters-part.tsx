import { type AccessOption, accessOption, accessOptions, optionGroupLabels } from '@waymark/domain/access-fit/options'
import { accessMapLimits } from '@waymark/domain/place/access-map'
import { Button } from '@waymark/ui/button'
import { ComboBox } from '@waymark/ui/combo-box'
import { GroupError } from '@waymark/ui/field-group'
import { fieldMark } from '@waymark/ui/field-mark'
import { SecondLine } from '@waymark/ui/second-line'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { announce } from '@waymark/web-kit/announcement'
import { filterMeaning, filterName } from '@waymark/web-kit/option-words'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { filterNameOf, type MapForm, type MapPreview } from './access-map.ts'
import css from './access-maps.module.css'
import { EditorPart } from './editor-part.tsx'

/** Which filters people get, in their order. */
export function FiltersPart({ form, preview }: { readonly form: MapForm; readonly preview: MapPreview | undefined }) {
  const { filterOptionIds } = form.values
  const list = useRef<HTMLOListElement>(null)

  function move(index: number, by: -1 | 1) {
    const moved = [...filterOptionIds]
    const [id] = moved.splice(index, 1)
    if (id === undefined) return
    moved.splice(index + by, 0, id)
    form.change({ filterOptionIds: moved })
    announce(`${filterNameOf(id)} is now number ${index + by + 1} of ${moved.length}.`)
  }

  function takeOut(id: number) {
    // The pressed button disappears with its row.
    list.current?.focus()
    form.change({ filterOptionIds: filterOptionIds.filter((one) => one !== id) })
    announce(`${filterNameOf(id)} taken out.`)
  }

  return (
    <EditorPart title="Filters that show">
      <p className={css.small}>
        The first {accessMapLimits.filtersInBar} are in the bar, in this order. The others are under “All filters”.
      </p>
      <div className={css.group} {...fieldMark('filterOptionIds', 'Filters that show')}>
        <ol ref={list} tabIndex={-1} className={css.filters} aria-label="Filters in their order">
          {filterOptionIds.map((id, index) => (
            <li key={id} className={css.filter}>
              <b className={css.number}>{index + 1}</b>
              <span className={css.filterName}>
                {filterNameOf(id)}
                {meaningOf(id) !== null && <SecondLine>{meaningOf(id)}</SecondLine>}
                <SecondLine>
                  {preview && preview.filterCounts[index] !== undefined
                    ? `${preview.filterCounts[index]} of ${preview.placeCount} places`
                    : 'Counting'}
                </SecondLine>
              </span>
              <span className={css.filterButtons}>
                <Button
                  size="small"
                  variant="quiet"
                  icon={ChevronUp}
                  disabledReason={index === 0 ? 'This filter is already the first.' : undefined}
                  isReasonHidden
                  onPress={() => move(index, -1)}
                >
                  <VisuallyHidden>Move {filterNameOf(id)} up</VisuallyHidden>
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  icon={ChevronDown}
                  disabledReason={index === filterOptionIds.length - 1 ? 'This filter is already the last.' : undefined}
                  isReasonHidden
                  onPress={() => move(index, 1)}
                >
                  <VisuallyHidden>Move {filterNameOf(id)} down</VisuallyHidden>
                </Button>
                <Button size="small" variant="quiet" icon={X} onPress={() => takeOut(id)}>
                  <VisuallyHidden>Take out {filterNameOf(id)}</VisuallyHidden>
                </Button>
              </span>
            </li>
          ))}
        </ol>
        <GroupError name="filterOptionIds" />
      </div>
      {filterOptionIds.length < accessMapLimits.filtersMax && (
        <AddFilter
          chosen={filterOptionIds}
          onAdd={(id) => {
            form.change({ filterOptionIds: [...filterOptionIds, id] })
            announce(`${filterNameOf(id)} added.`)
          }}
        />
      )}
    </EditorPart>
  )
}

function meaningOf(id: number): string | null {
  const option = accessOption(id)
  return option && filterMeaning(option)
}

/** "Entrance: Step-free entrance", "Hearing". */
function detailOf(option: AccessOption): string {
  return [optionGroupLabels[option.group], filterMeaning(option)].filter(Boolean).join(': ')
}

interface AddFilterProps {
  readonly chosen: readonly number[]
  readonly onAdd: (id: number) => void
}

function AddFilter({ chosen, onAdd }: AddFilterProps) {
  const [search, setSearch] = useState('')
  const [count, setCount] = useState(0)
  const words = search.trim().toLowerCase()
  const options = accessOptions
    .map((option) => ({ ...option, name: filterName(option, null) }))
    .filter(({ id, label, name }) => !chosen.includes(id) && `${name} ${label}`.toLowerCase().includes(words))
    .map((option) => ({ id: option.id, label: option.name, detail: detailOf(option) }))
  return (
    <ComboBox
      key={count}
      autoFocus={count > 0}
      label="Add a filter"
      placeholder="Such as toilet or quiet"
      debounceMs={0}
      menuTrigger="focus"
      options={options}
      onSearch={setSearch}
      onChange={({ id }) => {
        onAdd(id)
        setSearch('')
        setCount(count + 1)
      }}
    />
  )
}
