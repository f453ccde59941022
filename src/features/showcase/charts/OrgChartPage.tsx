import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import orgTree from './orgChart/OrgTree.tsx?raw'
import * as demos from './orgChartDemos'
import source from './orgChartDemos.tsx?raw'

const demo = demosOf(demos, [source, orgTree].join('\n'))

export function OrgChartPage() {
  return (
    <Showcase
      titleKey="shell.menu.orgChart"
      purpose="Shows who reports to whom: a nested list whose lines are drawn by CSS alone, in either direction of reading. For more than about forty people a searchable list serves better."
      documentation={[
        { name: 'MDN: ul', address: 'https://developer.mozilla.org/docs/Web/HTML/Element/ul' },
      ]}
      demos={[
        {
          title: 'Simple',
          caption: 'The number below a box opens and closes what is under it.',
          ...demo('SimpleOrgChart'),
          isWide: true,
        },
        {
          title: 'Styled',
          caption: 'Fill and border tell leaders apart, the words say it too.',
          ...demo('StyledOrgChart'),
          isWide: true,
        },
        {
          title: 'Profile cards',
          caption: 'With faces, for teams that do not know each other yet.',
          ...demo('ProfileOrgChart'),
          isWide: true,
        },
      ]}
      accessibility={[
        'A screen reader hears a list of lists: how many, and on which level.',
        'Each branch has a button that says how many reports it holds, and whether it is open.',
        'Where the tree is wider than the screen it scrolls in a region of its own, reached by Tab and moved by the arrow keys.',
      ]}
    />
  )
}
