import { type ReactNode, useSyncExternalStore } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import styles from './tabs.module.css'

export interface TabsProps<Id extends string> {
  /** Names the row of tabs. */
  label: string
  tabs: readonly { id: Id; label: string; content: ReactNode }[]
  /** The open tab; keep it in the URL. */
  value: Id
  onChange: (id: Id) => void
}

/** As in `tabs.module.css`. */
const stackedQuery = '(max-width: 39.99em)'

function followStacked(changed: () => void): () => void {
  const query = matchMedia(stackedQuery)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Alternative views of one thing. On a phone the tabs are stacked, and walked by the arrow keys up and down. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const isStacked = useSyncExternalStore(followStacked, () => matchMedia(stackedQuery).matches)
  return (
    <AriaTabs
      orientation={isStacked ? 'vertical' : 'horizontal'}
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = tabs.find((tab) => tab.id === key)
        if (chosen) onChange(chosen.id)
      }}
    >
      <TabList aria-label={label} className={styles.list ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
