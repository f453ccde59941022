import { Showcase } from '../demo/Showcase'
import { CheckList } from './list/CheckList'
import checkList from './list/CheckList.tsx?raw'
import { NestedList } from './list/NestedList'
import nestedList from './list/NestedList.tsx?raw'
import { PeopleList } from './list/PeopleList'
import peopleList from './list/PeopleList.tsx?raw'
import { SelectedList } from './list/SelectedList'
import selectedList from './list/SelectedList.tsx?raw'
import { SimpleList } from './list/SimpleList'
import simpleList from './list/SimpleList.tsx?raw'
import { StickyGroups } from './list/StickyGroups'
import stickyGroups from './list/StickyGroups.tsx?raw'

export function ListPage() {
  return (
    <Showcase
      titleKey="shell.menu.list"
      purpose="Things of one kind below each other. With more than two facts each, a table reads better."
      documentation={[{ name: 'MUI List', address: 'https://mui.com/material-ui/react-list/' }]}
      demos={[
        { title: 'Simple', Live: SimpleList, source: simpleList },
        { title: 'With faces', Live: PeopleList, source: peopleList },
        { title: 'One is chosen', Live: SelectedList, source: selectedList },
        { title: 'To tick', Live: CheckList, source: checkList },
        { title: 'Nested', Live: NestedList, source: nestedList },
        { title: 'With days that stay', Live: StickyGroups, source: stickyGroups },
      ]}
      accessibility={[
        'A list says how many entries it has, and can be skipped.',
        'The chosen one carries aria-current; what opens carries aria-expanded.',
        'Rows that do something are buttons, the others are not.',
      ]}
    />
  )
}
