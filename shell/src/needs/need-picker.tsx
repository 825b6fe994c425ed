import { type AccessOption, optionGroupLabels } from '@waymark/domain/access-fit/options'
import { Disclosure } from '@waymark/ui/disclosure'
import { SearchField } from '@waymark/ui/search-field'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { announce } from '@waymark/web-kit/announcement'
import { formatCount } from '@waymark/web-kit/format'
import { useState } from 'react'
import css from './needs.module.css'
import { findOptions, type Need } from './needs-draft.ts'

interface NeedPickerProps {
  readonly needs: readonly Need[]
  readonly onChoose: (shown: readonly AccessOption[], chosenIds: readonly number[]) => void
}

/** All options to choose from: nine expandable groups, or the search results. */
export function NeedPicker({ needs, onChoose }: NeedPickerProps) {
  const [words, setWords] = useState('')
  const found = findOptions(words)
  const chosenIds = needs.map(({ accessibilityOptionId }) => String(accessibilityOptionId))

  function search(text: string) {
    setWords(text)
    if (text.trim() === '') return
    const count = findOptions(text).reduce((sum, { options }) => sum + options.length, 0)
    announce(count === 0 ? 'Nothing found' : `${formatCount(count, 'option')} found`)
  }

  return (
    <div className={css.picker}>
      <SearchField
        label="Find something you need"
        hint="Such as ramp or toilet, or what you live with or use: deaf, autism, wheelchair."
        value={words}
        onChange={search}
      />
      {found.length === 0 && (
        <p className={css.soft}>Nothing matches “{words}”. Try another word, or clear the search to see all groups.</p>
      )}
      <div className={css.groups}>
        {found.map(({ group, options }) => {
          const label = optionGroupLabels[group]
          const chosen = options.filter(({ id }) => chosenIds.includes(String(id))).length
          const badges = (isLabelHidden: boolean) => (
            <ToggleBadges
              label={label}
              isLabelHidden={isLabelHidden}
              options={options.map((option) => ({ id: String(option.id), label: option.label }))}
              value={chosenIds}
              onChange={(ids) =>
                onChoose(
                  options,
                  ids.map(Number).filter((id) => options.some((option) => option.id === id)),
                )
              }
            />
          )
          return words.trim() === '' ? (
            <Disclosure
              key={group}
              title={
                <>
                  {label}{' '}
                  <span className={css.count}>
                    {chosen === 0 ? formatCount(options.length, 'option') : `${chosen} of ${options.length} chosen`}
                  </span>
                </>
              }
            >
              {badges(true)}
            </Disclosure>
          ) : (
            <div key={group}>{badges(false)}</div>
          )
        })}
      </div>
    </div>
  )
}
