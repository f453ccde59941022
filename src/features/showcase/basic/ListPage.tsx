import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './listDemos'
import source from './listDemos.tsx?raw'

const demo = demosOf(demos, source)

export function ListPage() {
  return (
    <Showcase
      titleKey="shell.menu.list"
      purpose="Things of one kind below each other. With more than two facts each, a table reads better."
      documentation={[{ name: 'MUI List', address: 'https://mui.com/material-ui/react-list/' }]}
      demos={[
        { title: 'Simple', ...demo('SimpleList') },
        { title: 'With faces', ...demo('PeopleList') },
        { title: 'One is chosen', ...demo('SelectedList') },
        { title: 'To tick', ...demo('CheckList') },
        { title: 'Nested', ...demo('NestedList') },
        { title: 'With days that stay', ...demo('StickyGroups') },
      ]}
      accessibility={[
        'A list says how many entries it has, and can be skipped.',
        'The chosen one carries aria-current; what opens carries aria-expanded.',
        'Rows that do something are buttons, the others are not.',
      ]}
    />
  )
}
